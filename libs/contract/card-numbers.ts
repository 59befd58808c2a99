import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type DigitRun, digitRunsOf } from './digit-runs.js'
import { withoutIbans } from './iban.js'
import { testCards } from './sandbox.js'

/** True if a text may hold a real card number, however it is written; test cards, ids and IBANs are none. */
export const holdsCardNumber = (text: string): boolean => digitRunsOf(withoutKnown(text)).some(holdsOne)

const ids = /\b(?:[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}|[0-9a-f]{32,})\b/gi
const times =
  /\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)?(?!\d)/g
const letter = 'x'

const withoutKnown = (text: string): string =>
  withoutIbans(text.replace(ids, (id) => (/[a-f]/i.test(id) ? letter : id)).replace(times, letter), letter)

// Without these ranges, one order number in ten of 13 digits or more would be refused.
const schemes: [from: number, to: number, lengths: number[]][] = [
  [4000, 4999, [13, 16, 19]], // Visa
  [5100, 5599, [16]], // Mastercard
  [2221, 2720, [16]],
  [3400, 3499, [15]], // American Express
  [3700, 3799, [15]],
  [3000, 3059, [14]], // Diners Club
  [3600, 3699, [14]],
  [3800, 3999, [14]],
  [3528, 3589, [16]], // JCB
  [5000, 5099, [13, 14, 15, 16, 17, 18, 19]], // Maestro
  [5600, 6199, [13, 14, 15, 16, 17, 18, 19]],
  [6200, 6299, [16, 17, 18, 19]], // UnionPay
  [6300, 6999, [13, 14, 15, 16, 17, 18, 19]], // Maestro, and Discover among them
]
const lengthsByStart: (number[] | undefined)[] = Array(10_000)
for (const [from, to, lengths] of schemes) lengthsByStart.fill(lengths, from, to + 1)

const shortest = 13
const lengthsInGroups = [14, 15, 16, 19]
const lengthsInMixedGroups = [15, 16]

function holdsOne(run: DigitRun): boolean {
  const { digits, starts, gaps } = run
  if (digits.length < shortest) return false
  const isBound = boundsOf(run)
  const passes = luhnCheckOf(digits)
  const evenUntil = endsOfEvenGroups(run)
  const until = endsBeforeTestCards(run, isBound, passes)
  let phones = 0
  for (const [group, from] of starts.entries()) {
    for (const length of lengthsByStart[startOf(digits, from)] ?? []) {
      const to = from + length
      if (!isBound[to] || !passes(from, to) || to > (until[group] ?? 0)) continue
      if (to > (starts[group + 1] ?? digits.length)) {
        if ((to <= (evenUntil[group] ?? 0) ? lengthsInGroups : lengthsInMixedGroups).includes(length)) return true
      } else if (!gaps[group]?.endsWith('+') || ++phones > phonesMax || !isPhoneNumber(digits.slice(from, to)))
        return true
    }
  }
  return false
}

const phonesMax = 5
const isPhoneNumber = (digits: string): boolean => parsePhoneNumberFromString(`+${digits}`)?.isValid() ?? false

const startOf = (digits: string, from: number): number =>
  digits.charCodeAt(from) * 1_000 +
  digits.charCodeAt(from + 1) * 100 +
  digits.charCodeAt(from + 2) * 10 +
  digits.charCodeAt(from + 3) -
  0x30 * 1_111

function boundsOf({ digits, starts }: DigitRun): Uint8Array {
  const isBound = new Uint8Array(digits.length + 1)
  for (const start of starts) isBound[start] = 1
  isBound[digits.length] = 1
  return isBound
}

function endsOfEvenGroups({ digits, starts, gaps }: DigitRun): number[] {
  const ends = starts.map(() => 0)
  for (let group = starts.length - 1; group >= 0; group -= 1) {
    const isEven = gaps[group + 1] === gaps[group + 2]
    ends[group] = isEven ? (ends[group + 1] ?? digits.length) : (starts[group + 2] ?? digits.length)
  }
  return ends
}

function endsBeforeTestCards(
  { digits, starts }: DigitRun,
  isBound: Uint8Array,
  passes: (from: number, to: number) => boolean,
): number[] {
  const cards: [from: number, to: number][] = []
  for (const from of starts) {
    if (from < (cards.at(-1)?.[1] ?? 0)) continue
    const isOne = (end: number) =>
      isBound[end] && passes(from, end) && Object.hasOwn(testCards, digits.slice(from, end))
    const to = isOne(from + 15) ? from + 15 : isOne(from + 16) ? from + 16 : 0
    if (to) cards.push([from, to])
  }
  let next = 0
  return starts.map((from) => {
    while ((cards[next]?.[1] ?? Infinity) <= from) next += 1
    return cards[next]?.[0] ?? digits.length
  })
}

function luhnCheckOf(digits: string): (from: number, to: number) => boolean {
  const [even, odd] = [new Uint32Array(digits.length + 1), new Uint32Array(digits.length + 1)]
  for (let at = 0; at < digits.length; at += 1) {
    const value = digits.charCodeAt(at) - 0x30
    const doubled = value > 4 ? value * 2 - 9 : value * 2
    even[at + 1] = (even[at] ?? 0) + (at % 2 === 0 ? value : doubled)
    odd[at + 1] = (odd[at] ?? 0) + (at % 2 === 0 ? doubled : value)
  }
  return (from, to) => {
    const sums = to % 2 === 0 ? odd : even
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) % 10 === 0
  }
}
