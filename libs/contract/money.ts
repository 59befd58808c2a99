export const currencyExponents = {
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
} as const

export type Currency = keyof typeof currencyExponents
export const currencies = Object.keys(currencyExponents) as Currency[]

/** Takes minor units: 1234 USD is `$12.34`, 500 JPY is `¥500`. */
export function formatMoney(amount: number, currency: Currency): string {
  const [whole = '', rest] = decimalOf(Math.abs(amount), currency).split('.')
  return `${amount < 0 ? '-' : ''}${symbolOf(currency)}${inThousands(whole)}${rest ? `.${rest}` : ''}`
}

/** Whole digits in groups of three. */
export function inThousands(digits: string, between = ','): string {
  let text = digits.slice(-3)
  for (let end = digits.length - 3; end > 0; end -= 3)
    text = `${digits.slice(Math.max(0, end - 3), end)}${between}${text}`
  return text
}

export function decimalOf(amount: number, currency: Currency): string {
  const exponent = currencyExponents[currency]
  const digits = String(Math.abs(amount)).padStart(exponent + 1, '0')
  const whole = digits.slice(0, digits.length - exponent)
  return `${amount < 0 ? '-' : ''}${whole}${exponent === 0 ? '' : `.${digits.slice(-exponent)}`}`
}

/** A hundred of the currency as it is typed, for sentences that show the form. */
export const exampleOf = (currency: Currency): string => decimalOf(100 * 10 ** currencyExponents[currency], currency)

const symbols = new Map<Currency, string>()

function symbolOf(currency: Currency): string {
  const known = symbols.get(currency)
  if (known !== undefined) return known
  const symbol = findSymbol(currency)
  symbols.set(currency, symbol)
  return symbol
}

function findSymbol(currency: Currency): string {
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency }).formatToParts(0)
  const symbol = parts.find((part) => part.type === 'currency')?.value ?? currency
  // A code, such as KWD, stands apart from its figures; a sign, such as CA$, does not.
  return /[A-Z]$/i.test(symbol) && symbol.length > 2 ? `${symbol}\u00a0` : symbol
}

/** Minor units, rounded half up; the rate is in hundredths of a percent: 2.50 % is 250. */
export function feeOf(amount: number, rateHundredths: number): number {
  return Number((BigInt(amount) * BigInt(rateHundredths) + 5_000n) / 10_000n)
}

/** 2.5 (percent) to 250. The input has at most two places; rounding only removes what binary floats add. */
export const toHundredths = (chargePercentage: number): number => Math.round(chargePercentage * 100)
export const fromHundredths = (hundredths: number): number => hundredths / 100

export function parseMoney(text: string, currency: Currency): number | null {
  const exponent = currencyExponents[currency]
  const [, whole, rest = ''] = /^(\d{1,12})(?:\.(\d*))?$/.exec(text.trim().replaceAll(/(?<=\d),(?=\d{3})/g, '')) ?? []
  if (!whole || rest.length > exponent) return null
  const amount = Number(whole + rest.padEnd(exponent, '0'))
  return Number.isSafeInteger(amount) ? amount : null
}

export function parseRate(text: string): number | null {
  const [, whole, rest = ''] = /^(\d{1,3})(?:\.(\d{0,2}))?$/.exec(text.trim()) ?? []
  const hundredths = whole ? Number(whole + rest.padEnd(2, '0')) : 0
  return hundredths > 0 && hundredths <= 10_000 ? hundredths : null
}
