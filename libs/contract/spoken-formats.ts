import { countIn, type Formats, moneyIn, typedAmount } from './formats.js'
import { type Currency, decimalOf, parseMoney } from './money.js'
import { monthInWords } from './months.js'

/** Where a page of another language than English says how it writes numbers and days. */
export const formatsID = 'formats'

interface Page {
  document?: { getElementById(id: string): { textContent: string | null } | null }
}

let ofThisPage: Formats | null | undefined
const readPage = (): Formats | null => {
  const { document } = globalThis as Page
  ofThisPage ??= JSON.parse(document?.getElementById(formatsID)?.textContent ?? 'null') as Formats | null
  return ofThisPage
}

let reader: () => Formats | null = readPage

/** On a server, which answers in several languages at a time. */
export const readFormatsFrom = (other: () => Formats | null): void => void (reader = other)

/** How the language that is spoken writes numbers and days; null: English, as the specification writes it. */
export const formatsNow = (): Formats | null => reader()

/** Minor units, as the language writes them that is spoken. */
export const formatMoney = (amount: number, currency: Currency): string => moneyIn(formatsNow(), amount, currency)

/** English writes the sign right after the number, the other languages after a space. */
export const withPercentSign = (number: string): string => (formatsNow() === null ? `${number}%` : `${number} %`)

/** A number that was written with a full stop. */
export const inDecimals = (written: string): string => written.replace('.', formatsNow()?.decimal ?? '.')

/** `1,234`. */
export const countInWords = (count: number): string => countIn(formatsNow(), count)

/** `October 2026`, and shorter elsewhere: the months as days are written with them. */
export const monthNow = (month: string): string => {
  const formats = formatsNow()
  const [year = '', number = ''] = month.split('-')
  return formats ? `${formats.months[Number(number) - 1] ?? ''} ${year}` : monthInWords(month)
}

/** Minor units of an amount that somebody typed; null: it cannot be read. */
export const typedMoney = (text: string, currency: Currency): number | null =>
  parseMoney(typedAmount(formatsNow(), text, currency), currency)

/** An amount as it is typed, such as `1234.50`. */
export const amountToType = (amount: number, currency: Currency): string => inDecimals(decimalOf(amount, currency))
