import { type Currency, currencyExponents, decimalOf } from '../../contract/money.js'
import { Problem } from './problems.js'

const form = /^(\d+)(?:\.(\d*))?(?:e([+-]?\d{1,2}))?$/i

export function currencyOf(code: string): Currency {
  const currency = code.toUpperCase()
  if (Object.hasOwn(currencyExponents, currency)) return currency as Currency
  throw new Problem('invalid_data', `Gatehouse takes no payments in ${currency}`)
}

/** The digits of Medusa's numbers: plain ones, text, stored ones with a `value`, and its BigNumber with a `raw`. */
function digitsOf(amount: unknown): string {
  if (typeof amount === 'number' || typeof amount === 'string') return String(amount).trim()
  if (typeof amount !== 'object' || amount === null) return ''
  if ('raw' in amount && amount.raw) return digitsOf(amount.raw)
  if ('value' in amount) return digitsOf(amount.value)
  if ('toFixed' in amount && typeof amount.toFixed === 'function') return String(amount.toFixed())
  return ''
}

/**
 * Medusa counts in major units, ours are minor ones. Its totals with tax may have fractions of a cent, which are rounded half up as
 * Medusa itself does it; no float takes part.
 */
export function toMinorUnits(amount: unknown, code: string): number {
  const currency = currencyOf(code)
  const [, whole, fraction = '', power = '0'] = form.exec(digitsOf(amount)) ?? []
  if (whole === undefined) throw new Problem('invalid_data', `${digitsOf(amount) || 'This'} is not an amount`)
  const places = currencyExponents[currency] + Number(power) - fraction.length
  const digits = BigInt(whole + fraction)
  const divisor = 10n ** BigInt(Math.max(0, -places))
  const minor = places >= 0 ? digits * 10n ** BigInt(places) : (digits + divisor / 2n) / divisor
  if (minor <= 0n || minor > BigInt(Number.MAX_SAFE_INTEGER))
    throw new Problem('invalid_data', `${currency} ${digitsOf(amount)} is not an amount that can be paid`)
  return Number(minor)
}

export const toMajorUnits = (amount: number, currency: Currency): string => decimalOf(amount, currency)
