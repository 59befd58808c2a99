import { describe, expect, it } from '@jest/globals'
import {
  creditorReferenceOf,
  groupedReference,
  isCreditorReference,
  referencesIn,
  shortIdDigits,
} from './creditor-references.js'

const rounds = process.env.TEST_LONG ? 100_000 : 500

// A generator with a seed, so that a failure can be repeated.
function* randomDigits(seed: number): Generator<string> {
  let state = seed
  for (;;) {
    let text = ''
    while (text.length < shortIdDigits) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      text += String(Math.floor((state / 2 ** 32) * 10))
    }
    yield text
  }
}

describe('creditor references of ISO 11649', () => {
  it.each([
    'RF18539007547034',
    'RF18 5390 0754 7034',
    'rf18 5390 0754 7034',
    'RF18000000000539007547034',
    'RF712348231',
  ])('takes the published example %s', (text) => {
    expect(isCreditorReference(text)).toBe(true)
  })

  it.each([
    'RF19539007547034',
    'RF18539007547035',
    'RF18',
    '18539007547034',
    'RF1853900754703400000000000000',
    'RF18-ÄÖ',
  ])('refuses %s', (text) => {
    expect(isCreditorReference(text)).toBe(false)
  })

  it('computes the check digits of the published example', () => {
    expect(creditorReferenceOf('539007547034')).toBe('RF18539007547034')
    expect(groupedReference('RF18539007547034')).toBe('RF18 5390 0754 7034')
  })

  it(`finds every wrong digit and every swap of neighbors in ${rounds} references`, () => {
    const digits = randomDigits(11_649)
    for (let round = 0; round < rounds; round += 1) {
      const reference = creditorReferenceOf(digits.next().value ?? '')
      if (!isCreditorReference(reference)) throw new Error(`${reference} is refused`)
      const missed = changesOf(reference).filter(isCreditorReference)
      if (missed.length > 0) throw new Error(`${missed.join(', ')} passes as ${reference}`)
    }
    expect.assertions(0)
  })
})

/** Each digit replaced by each other one, and each pair of different neighbors swapped. */
function changesOf(reference: string): string[] {
  const changed: string[] = []
  for (let at = 2; at < reference.length; at += 1) {
    const [digit = '', next = ''] = reference.slice(at)
    const [before, after] = [reference.slice(0, at), reference.slice(at + 1)]
    for (const other of '0123456789') if (other !== digit) changed.push(before + other + after)
    if (next !== '' && next !== digit) changed.push(before + next + digit + after.slice(1))
  }
  return changed
}

describe('references in what a payer has typed', () => {
  const reference = creditorReferenceOf('4711081500420007')
  const [grouped, digits] = [groupedReference(reference), reference.slice(2)]

  it.each([
    ['alone', reference],
    ['in groups', grouped],
    ['in lower case', grouped.toLowerCase()],
    ['with other gaps', `RF-${digits.slice(0, 5)}.${digits.slice(5, 11)} /${digits.slice(11)}`],
    ['broken over two lines', `Invoice 17 ${reference.slice(0, 9)}\n${reference.slice(9)}`],
    ['behind the mark of a bank', `SVWZ+${reference} EREF+NOTPROVIDED`],
    ['before a date', `${grouped} 2026-11-25`],
    ['twice', `${reference}, ${grouped}`],
  ])('finds one %s', (_where, text) => {
    expect(referencesIn(text)).toEqual({ valid: [reference], hasDamaged: false })
  })

  it('finds two', () => {
    const other = creditorReferenceOf('0000000000000001')
    expect(referencesIn(`${reference} and ${other}`)).toEqual({ valid: [reference, other], hasDamaged: false })
  })

  it.each([
    ['with a wrong digit', `${reference.slice(0, -1)}${(Number(reference.at(-1)) + 1) % 10}`],
    ['with a digit too many', `${reference}3`],
    ['with a digit missing', reference.slice(0, -1)],
    ['with the letter O for a zero', reference.replaceAll('0', 'O')],
  ])('exposes one %s', (_how, text) => {
    expect(referencesIn(text)).toEqual({ valid: [], hasDamaged: true })
  })

  it.each(['', 'Invoice 4711', 'Surf 2026 club fee', 'RF', digits])('finds none in “%s”', (text) => {
    expect(referencesIn(text)).toEqual({ valid: [], hasDamaged: false })
  })
})
