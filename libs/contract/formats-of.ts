import type { Formats } from './formats.js'
import { type Language, localeOf } from './languages.js'
import { currencies, currencyExponents, type Currency } from './money.js'

const known = new Map<Language, Formats>()

/** What `Intl` says of a language; null: English, which the specification has written. Only a server asks. */
export function formatsOf(language: Language): Formats | null {
  if (language === 'en') return null
  const formats = known.get(language) ?? readFormats(localeOf(language))
  known.set(language, formats)
  return formats
}

function readFormats(locale: string): Formats {
  const parts = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).formatToParts(1_234_567.5)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const money = Object.fromEntries(currencies.map((currency) => [currency, affixes(locale, currency)]))
  const { days, months } = datesOf(locale)
  const monthOf = (month: number) =>
    months.formatToParts(Date.UTC(2026, month, 15)).find(({ type }) => type === 'month')?.value ?? ''
  return {
    decimal: partOf('decimal'),
    group: partOf('group'),
    groupedFrom: new Intl.NumberFormat(locale).format(1_234).length > 4 ? 4 : 5,
    money: money as Formats['money'],
    day: days
      .formatToParts(Date.UTC(2026, 0, 15))
      .map(({ type, value }) =>
        ['day', 'month', 'year'].includes(type) ? `{${type}}` : type === 'literal' ? value : '',
      )
      .join('')
      .trim(),
    months: Array.from({ length: 12 }, (_, month) => monthOf(month)),
  }
}

// Portugal's short date has the month as a number, which says nothing where it stands without a day.
function datesOf(locale: string) {
  const date = { day: 'numeric', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' } as const
  const short = new Intl.DateTimeFormat(locale, { ...date, month: 'short' })
  const isNumber = short.formatToParts(0).some(({ type, value }) => type === 'month' && /^\d+$/.test(value))
  if (!isNumber) return { days: short, months: short }
  const months = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC', calendar: 'gregory' })
  return { days: new Intl.DateTimeFormat(locale, { ...date, month: 'long' }), months }
}

const digits = new Set(['integer', 'group', 'decimal', 'fraction'])

// Between words that run from right to left the sign of `US$` would change sides.
function isolated(locale: string, before: string, after: string): [string, string] {
  if (!locale.startsWith('ar')) return [before, after]
  const bare = (text: string) => text.replace(/[\u200e\u200f]/g, '')
  return [`\u2066${bare(before)}`, `${bare(after)}\u2069`]
}

function affixes(locale: string, currency: Currency): Formats['money'][Currency] {
  const places = currencyExponents[currency]
  const style = { style: 'currency', currency, minimumFractionDigits: places, maximumFractionDigits: places } as const
  const format = new Intl.NumberFormat(locale, style)
  const around = (value: number): [string, string] => {
    const parts = format.formatToParts(value)
    const textOf = (some: typeof parts) => some.map((part) => part.value).join('')
    const first = parts.findIndex(({ type }) => digits.has(type))
    const last = parts.findLastIndex(({ type }) => digits.has(type))
    return isolated(locale, textOf(parts.slice(0, first)), textOf(parts.slice(last + 1)))
  }
  return [...around(1), ...around(-1)]
}
