import { currencyExponents, type Currency, decimalOf, formatMoney, inThousands } from './money.js'

/** How a language writes money and days. It travels with the page, because browsers and servers know different versions of it. */
export interface Formats {
  decimal: string
  group: string
  /** From how many digits on they stand in groups. */
  groupedFrom: number
  /** What stands before and after the digits, and the same below nothing. */
  money: Record<Currency, [before: string, after: string, beforeLess: string, afterLess: string]>
  /** `{day} {month} {year}`, in the order of the language. */
  day: string
  months: string[]
}

/** @param formats null: English, as the specification writes it */
export function moneyIn(formats: Formats | null, amount: number, currency: Currency): string {
  if (!formats) return formatMoney(amount, currency)
  const [before, after, beforeLess, afterLess] = formats.money[currency]
  const [whole = '', rest] = decimalOf(Math.abs(amount), currency).split('.')
  const grouped = whole.length < formats.groupedFrom ? whole : inThousands(whole, formats.group)
  const digits = grouped + (rest ? formats.decimal + rest : '')
  return amount < 0 ? beforeLess + digits + afterLess : before + digits + after
}

/** `1,234`. */
export function countIn(formats: Formats | null, count: number): string {
  const written = count.toLocaleString('en-US')
  if (!formats) return written
  return written.length <= formats.groupedFrom ? String(count) : written.replaceAll(',', formats.group)
}

/** `7.5`, without its sign. */
export const percentIn = (formats: Formats | null, percentage: number): string =>
  String(percentage).replace('.', formats?.decimal ?? '.')

/** Months count from 0. */
export const dayIn = (formats: Formats, year: number, month: number, day: number): string =>
  formats.day
    .replace('{day}', String(day))
    .replace('{month}', formats.months[month] ?? '')
    .replace('{year}', String(year))

const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g
/** Digits as phones with an Arabic or Persian keyboard type them become those that we read. */
export const latinDigits = (typed: string): string =>
  typed
    .replace(easternDigits, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')

/** As people of this language type it; `typedAmount` reads it. */
export const writtenAmount = (formats: Formats | null, amount: number, currency: Currency): string =>
  decimalOf(amount, currency).replace('.', formats?.decimal ?? '.')

/**
 * An amount as people of this language type it, as `parseMoney` reads it. Where a comma is for decimals, `1.234` may be a thousand or
 * not: such a text is left unreadable, because nobody may pay a thousand times what they meant.
 */
export function typedAmount(formats: Formats | null, typed: string, currency: Currency): string {
  const text = latinDigits(typed.trim())
  if (formats?.decimal !== ',') return text
  const bare = text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(\D|$))/g, '')
  const isWhole = currencyExponents[currency] === 0
  if (!bare.includes(',') && !isWhole) return /\.\d{3}$/.test(bare) ? '?' : bare
  return bare.replace(/(?<=\d)\.(?=\d{3}(\D|$))/g, '').replace(',', '.')
}
