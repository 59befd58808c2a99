/** Currencies that Gatehouse takes, with the decimal places of its amounts. */
export const currencyDecimals: Record<string, number> = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CAD: 2,
  AUD: 2,
  CHF: 2,
  NGN: 2,
  ZAR: 2,
  KES: 2,
  INR: 2,
  JPY: 0,
  KWD: 3,
  GHS: 2,
  XOF: 0,
  UGX: 0,
  SEK: 2,
  NOK: 2,
  DKK: 2,
  ISK: 0,
  PLN: 2,
  SGD: 2,
  AED: 2,
}

/** This amount can't be paid with Gatehouse as it is. */
export class AmountError extends Error {
  override name = 'AmountError'
}

/** Decimal places of Vendure's amounts, which are the same for every currency. */
export const vendureDecimalsDefault = 2

/** Vendure stores ¥1,000 as 100000, and Gatehouse takes 1000. What doesn't fit is refused, never rounded. */
export function toGatehouse(amount: number, currency: string, vendureDecimals = vendureDecimalsDefault): number {
  const converted = moved(whole(amount), decimalsOf(currency) - vendureDecimals)
  if (converted === null) {
    const places = decimalsOf(currency) === 0 ? 'whole amounts only' : `at most ${decimalsOf(currency)} decimal places`
    throw new AmountError(
      `${decimalText(amount, vendureDecimals)} ${currency} can't be paid: ${currency} has ${places}`,
    )
  }
  return converted
}

/** The other way. */
export function toVendure(amount: number, currency: string, vendureDecimals = vendureDecimalsDefault): number {
  const converted = moved(whole(amount), vendureDecimals - decimalsOf(currency))
  if (converted !== null) return converted
  const text = decimalText(amount, decimalsOf(currency))
  throw new AmountError(
    `${text} ${currency} doesn't fit Vendure's money strategy, which has ${vendureDecimals} decimal places`,
  )
}

/** Of a Gatehouse amount, for people: `1234` USD is `12.34 USD`. */
export const spoken = (amount: number, currency: string): string =>
  `${decimalText(amount, currencyDecimals[currency] ?? 0)} ${currency}`

function decimalsOf(currency: string): number {
  const decimals = Object.hasOwn(currencyDecimals, currency) ? currencyDecimals[currency] : undefined
  if (decimals === undefined) throw new AmountError(`Gatehouse doesn't take payments in ${currency}`)
  return decimals
}

function whole(amount: number): bigint {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new AmountError(`${amount} is not a whole amount of minor units`)
  return BigInt(amount)
}

/** null: digits would be lost, or the result is too large for a number. */
function moved(amount: bigint, places: number): number | null {
  const factor = 10n ** BigInt(Math.abs(places))
  if (places < 0 && amount % factor !== 0n) return null
  const result = Number(places < 0 ? amount / factor : amount * factor)
  return Number.isSafeInteger(result) ? result : null
}

function decimalText(amount: number, decimals: number): string {
  if (decimals === 0) return String(amount)
  const digits = String(amount).padStart(decimals + 1, '0')
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}
