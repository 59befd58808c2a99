/** ISO 11649: `RF`, two check digits, and up to 21 letters and digits. */
const whole = /^RF\d{2}[0-9A-Z]{1,21}$/

/** Only digits, because every wrong digit and every swap of neighbors changes the remainder by 97. */
export const shortIdDigits = 16

// Banks print the reference in groups, break it over lines and change its case.
const written = /(?<![A-Za-z])RF[\s./:-]*\d(?:[\s./:-]*\d){17}(?![0-9A-Za-z])/gi
const beginning = /(?<![A-Za-z])RF[\s./:-]*\d(?:[\s./:-]*[0-9A-Za-z]){3}/i

const valueOf = (character: string): number => Number.parseInt(character, 36)

/** The text as one number in decimal, a letter as two digits, divided by 97. */
function remainderOf(text: string): number {
  let remainder = 0
  for (const character of text) {
    const value = valueOf(character)
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder
}

const bareReference = (text: string): string => text.replace(/[\s./:-]/g, '').toUpperCase()

export function creditorReferenceOf(shortID: string): string {
  const check = 98 - remainderOf(`${shortID}RF00`)
  return `RF${String(check).padStart(2, '0')}${shortID}`
}

export function isCreditorReference(text: string): boolean {
  const bare = bareReference(text)
  return whole.test(bare) && remainderOf(bare.slice(4) + bare.slice(0, 4)) === 1
}

/** In groups of four, as people read and type it. */
export const groupedReference = (reference: string): string => reference.match(/.{1,4}/g)?.join(' ') ?? reference

export interface FoundReferences {
  /** Each once. */
  valid: string[]
  /** Something begins like a reference, and its check digits or its length are wrong. */
  hasDamaged: boolean
}

/** The references of our own form in what a payer has typed. */
export function referencesIn(text: string): FoundReferences {
  const found = [...text.matchAll(written)].map(([one]) => bareReference(one))
  const valid = [...new Set(found.filter(isCreditorReference))]
  const rest = text.replace(written, (one) => (isCreditorReference(one) ? ' ' : one))
  return { valid, hasDamaged: beginning.test(rest) }
}
