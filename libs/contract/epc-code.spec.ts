import { describe, expect, it } from '@jest/globals'
import { epcText, hasEpcCode } from './epc-code.js'

const transfer = {
  accountHolder: 'Red Cross of Belgium',
  iban: 'BE72000000001616',
  bic: 'BPOTBEB1',
  amount: 100,
  reference: 'RF18539007547034',
}

describe('the code of EPC069-12', () => {
  it('is the text of the guideline, with a structured reference', () => {
    const lines = ['BCD', '002', '1', 'SCT', 'BPOTBEB1', 'Red Cross of Belgium', 'BE72000000001616', 'EUR1.00', '']
    expect(epcText(transfer)).toBe([...lines, 'RF18539007547034'].join('\n'))
  })

  it('leaves the line of the BIC empty, and keeps a name on one line of 70 characters', () => {
    const text = epcText({ ...transfer, bic: null, accountHolder: `Zoë\n${'ä'.repeat(90)}`, amount: 123_456 })
    const lines = text.split('\n')
    expect(lines).toHaveLength(10)
    expect(lines[4]).toBe('')
    expect(lines[5]).toBe(`Zoë ${'ä'.repeat(66)}`)
    expect(lines[7]).toBe('EUR1234.56')
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(331)
  })

  it.each([
    ['EUR', 1, 'BE72000000001616', true],
    ['EUR', 99_999_999_999, 'BE72000000001616', true],
    ['EUR', 100_000_000_000, 'BE72000000001616', false],
    ['EUR', 100, null, false],
    ['USD', 100, 'BE72000000001616', false],
  ] as const)('%s %d to %s: %s', (currency, amount, iban, has) => {
    expect(hasEpcCode(currency, amount, iban)).toBe(has)
  })
})
