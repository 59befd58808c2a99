import { isDay } from '#contract/date-field.js'
import { amountMaxMinorUnits } from '#contract/limits.js'
import { bankFile as words } from '#contract/messages/errors/bank-files.js'
import { type Currency, currencyExponents } from '#contract/money.js'
import { BankFileRefused } from './bank-files.errors.js'

const balanceMax = amountMaxMinorUnits * 10_000

/** `12.50` as ISO 20022 writes it. Places beyond those of the currency are taken only where they are zeros. */
export function readAmount(text: string, currency: Currency): number {
  const exponent = currencyExponents[currency]
  const [, whole, rest = ''] = /^\+?(\d{1,15})(?:\.(\d{0,5}))?$/.exec(text.trim()) ?? []
  const isWhole = whole !== undefined && /^0*$/.test(rest.slice(exponent))
  const amount = isWhole ? Number(whole + rest.slice(0, exponent).padEnd(exponent, '0')) : NaN
  if (!Number.isSafeInteger(amount) || amount > balanceMax) throw new BankFileRefused(words.amount(text, currency))
  return amount
}

export function readDay(text: string): string {
  const day = text.trim().slice(0, 10)
  if (!isDay(day)) throw new BankFileRefused(words.date(text.slice(0, 40)))
  return day
}
