import { describe, expect, it } from '@jest/globals'
import jsQR from 'jsqr'
import { creditorReferenceOf } from '#contract/creditor-references.js'
import { epcText } from '#contract/epc-code.js'
import { qrOf } from './qr.server'

const quiet = 4
const scale = 4

/** Draws the path as a browser does: black on white, with a quiet zone. */
function drawn({ size, path }: ReturnType<typeof qrOf>): { data: Uint8ClampedArray; width: number } {
  const width = (size + 2 * quiet) * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x = '', y = '', length = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Number(length) * scale; column += 1) {
        const at = ((Number(y) + quiet) * scale + row) * width + (Number(x) + quiet) * scale + column
        data.set([0, 0, 0], at * 4)
      }
  return { data, width }
}

const decode = (text: string) => {
  const { data, width } = drawn(qrOf(text))
  return jsQR(data, width, width)
}

describe('the QR code', () => {
  it.each([
    ['Harbor & Pine GmbH', 'COBADEFFXXX', 1],
    ['Zoë Müller – Bäckerei „Süß“', null, 99_999_999_999],
    ['ä'.repeat(70), 'BPOTBEB1', 12_345],
  ])('of a transfer to %s is read as the text of EPC069-12, byte for byte', (accountHolder, bic, amount) => {
    const reference = creditorReferenceOf('4711081500420007')
    const text = epcText({ accountHolder, iban: 'DE89370400440532013000', bic, amount, reference })
    const read = decode(text)
    expect(Buffer.from(read?.binaryData ?? []).equals(Buffer.from(text, 'utf8'))).toBe(true)
    expect(read?.version).toBeLessThanOrEqual(13)
  })
})
