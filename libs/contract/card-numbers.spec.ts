import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { holdsCardNumber } from './card-numbers.js'
import { isIban } from './iban.js'
import { testCards } from './sandbox.js'

const inScript = (zero: number, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

describe('what may be a real card number', () => {
  it.each([
    '4111111111111111',
    '4111 1111 1111 1111',
    'card 4111-1111-1111-1111, thanks',
    '378734493671000',
    '6304000000000000000',
    'order 12 4111 1111 1111 1111 7',
    'order 4111-1111-1111-1111-a',
    'deadbeef4111111111111111',
    '41111111-1111-1111-0000-000000000000',
    '5105105105105100',
    '30569309025904',
    '3530111333300000',
    '6200000000000005',
    '4111.1111.1111.1111',
    '4111/1111/1111/1111',
    '4111_1111_1111_1111',
    '4111 - 1111 - 1111 - 1111',
    '4.1.1.1.1.1.1.1.1.1.1.1.1.1.1.1',
    '(4111) 1111-1111.1111',
    '4111\n1111\n1111\n1111',
    '4111\u00a01111\u20091111\u30001111',
    '4111\u20131111\u20141111\u22121111',
    '4111\u200b1111\u200d1111\u20601111',
    '4\u0336111\u00ad1111\ufeff1111\u200e1111',
    inScript(0xff10, '4111 1111 1111 1111'),
    inScript(0x660, '4111111111111111'),
    inScript(0x966, '4111111111111111'),
    inScript(0x116da, '4111111111111111'),
    inScript(0x1d7ec, '4111111111111111'),
    inScript(0x660, '4111') + ' 1111 1111 ' + inScript(0xff10, '1111'),
    '\u2463\u2460\u2460\u2460 1111 1111 1111',
    '4111 1111 1111 1111 and the test card 4242 4242 4242 4242',
    '4242 4242 4242 4242 4111 1111 1111 1111',
    'pay with 378734493671000 on 2026-11-21',
    'DE00 4111 1111 1111 1111',
    '+4111 1111 1111 1111',
  ])('is seen in %j', (text) => {
    expect(holdsCardNumber(text)).toBe(true)
  })

  it.each([
    '4111111111111112',
    'order 12345',
    '0000000000000000',
    '',
    '41111111111111111111111',
    'pm_success',
    '1763740800001',
    '1763740800009',
    '1234567812345670',
    // A UUID and a hash that hold the digits of one, as one in some thousands does.
    '41111111-1111-1111-9abc-123456789abc',
    'Order 41111111-1111-1111-9ABC-123456789ABC',
    '3f4111111111111111a0b1c2d3e4f5a6',
    // The digits of each pass every check of a card number.
    '30 2026-11-30T12:00:00.000Z 2026-11-30 12:00:00.000009',
    '+4915714304008',
    'call +4915186017302!',
    'DK4701295110504990',
    'send it to dk40 3957 7073 8858 28 please',
    'DK4030984946761278 DK4030984946761278',
    '12.50, 13.00, 4111.10, 1111.11, 11.00',
    '4242 4242 4242 4242 12/30 123',
    'https://shop.example/orders/1001?page=2&size=50',
    'Calle 4, 1111 Bern, 3rd floor',
    '192.168.100.200, 10.20.30.40',
  ])('is not seen in %j', (text) => {
    expect(holdsCardNumber(text)).toBe(false)
  })

  it('is no test card, however it is written', () => {
    for (const number of Object.keys(testCards)) {
      for (const text of [
        number,
        number.replace(/(\d{4})(?=\d)/g, '$1 '),
        [...number].join('.'),
        inScript(0xff10, number),
      ])
        expect([text, holdsCardNumber(text)]).toEqual([text, false])
    }
  })
})

describe('an IBAN', () => {
  it.each(['DE89370400440532013000', 'GB82WEST12345698765432', 'NO9386011117947', 'MT84MALT011000012345MTLCAST001S'])(
    '%s is one',
    (text) => expect(isIban(text)).toBe(true),
  )
  it.each(['DE88370400440532013000', 'de89370400440532013000', 'DE89', '4111111111111111'])('%s is none', (text) =>
    expect(isIban(text)).toBe(false),
  )
})

const schemes =
  /^(?:4(?:.{12}|.{15}|.{18})|(?:5[1-5].{14}|(?:222[1-9]|22[3-9].|2[3-6]..|27[01].|2720).{12})|3[47].{13}|3(?:0[0-5]|[689].).{11}|35(?:2[89]|[3-8].).{12}|6(?:011|4[4-9].|5..|2..).{12,15}|(?:50|5[6-9]|6[013-9]).{11,17})$/
const luhn = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return sum + (doubled > 9 ? doubled - 9 : doubled)
  }, 0) %
    10 ===
  0

/** The rule as one would say it: any part of the text that begins and ends with a whole group of digits. */
function slowly(text: string): boolean {
  const cards = Object.keys(testCards).map((card) => [...card].join('[ .-]*'))
  const parts = text.split(new RegExp(`(?<!\\d)(?:${cards.join('|')})(?!\\d)|x`))
  return parts.some((part) =>
    [...part].some((_, from) =>
      [...part].some((__, length) => {
        const piece = part.slice(from, from + length + 1)
        const isWhole = !/^\d/.test(part.slice(from + length + 1)) && !/\d$/.test(part.slice(0, from))
        if (!isWhole || !/^\d/.test(piece) || !/\d$/.test(piece)) return false
        const gaps = piece.split(/\d+/).slice(1, -1)
        const digits = piece.replace(/\D/g, '')
        const lengths =
          gaps.length === 0 ? [13, 14, 15, 16, 17, 18, 19] : new Set(gaps).size === 1 ? [14, 15, 16, 19] : [15, 16]
        return lengths.includes(digits.length) && schemes.test(digits) && luhn(digits)
      }),
    ),
  )
}

describe('the scanner', () => {
  const number = fc
    .constantFrom(
      '4',
      '51',
      '2221',
      '2720',
      '34',
      '37',
      '300',
      '36',
      '3528',
      '6011',
      '644',
      '65',
      '62',
      '50',
      '57',
      '69',
    )
    .chain((start) => fc.stringMatching(/^\d{9,17}$/).map((rest) => start + rest))
    .map((digits) => {
      const last = [...'0123456789'].find((digit) => luhn(digits + digit)) ?? ''
      return digits + last
    })
  const grouped = fc
    .tuple(number, fc.array(fc.constantFrom('', '', '', ' ', ' ', '-', '.', '. '), { minLength: 20, maxLength: 20 }))
    .map(([digits, gaps]) => [...digits].map((digit, at) => digit + (gaps[at] ?? '')).join(''))
  const noise = fc.stringMatching(/^[0-9 .x-]{0,8}$/)
  const text = fc
    .array(fc.oneof(number, grouped, noise, fc.constantFrom(...Object.keys(testCards))), { maxLength: 4 })
    .map((parts) => parts.join(''))

  it('sees what a slow and simple one sees', () => {
    const seen = { true: 0, false: 0 }
    fc.assert(
      fc.property(text, (one) => {
        const expected = slowly(one)
        seen[`${expected}`] += 1
        expect(holdsCardNumber(one)).toBe(expected)
      }),
      { numRuns: 3_000, seed: 20_261_122 },
    )
    // Both answers were asked for, and often.
    expect(Math.min(seen.true, seen.false)).toBeGreaterThan(300)
  })

  it.each([
    ['4-'],
    ['4'],
    ['4111 1111 1111 1112 '],
    ['DE89 3704 '],
    ['DE00'],
    ['41111111-1111-1111-'],
    ['a-'],
    ['0a'],
    ['2026-11-21 '],
    ['+4222222222222 '],
    ['\u0661'],
    ['4\u200b'],
    ['\u0301\u0316'],
    ['\ufdfa'],
    [' '],
    ['x'],
  ])('takes twice the time for twice the text: %j', (piece) => {
    // Time of the processor, which other work on the machine does not change.
    const best = (length: number) => {
      const long = piece.repeat(length / piece.length)
      const times = Array.from({ length: 7 }, () => {
        const began = process.cpuUsage()
        holdsCardNumber(long)
        const { user, system } = process.cpuUsage(began)
        return (user + system) / 1_000
      })
      return Math.min(...times)
    }
    best(2_000)
    const [short, long] = [best(8_000), best(64_000)]
    // Eight times the text: a quadratic scan takes 64 times as long.
    expect(long).toBeLessThan(Math.max(24 * short, 10))
  })
})
