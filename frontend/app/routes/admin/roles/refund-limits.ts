import * as words from '#contract/messages/admin/roles.js'
import { currencies, type Currency, decimalOf, parseMoney } from '#contract/money.js'
import type { RefundLimits } from '#contract/refund-limits.js'

type Read =
  | { refundLimits: RefundLimits; fields?: undefined }
  | { refundLimits?: undefined; fields: { refundLimits: string } }

/** `USD 100.00`, one a line. */
export const limitsInLines = (limits: RefundLimits): string =>
  currencies
    .filter((currency) => limits[currency] !== undefined)
    .map((currency) => `${currency} ${decimalOf(limits[currency] ?? 0, currency)}`)
    .join('\n')

export function readLimits(typed: string | undefined): Read {
  const refundLimits: RefundLimits = {}
  for (const line of (typed ?? '').split('\n').filter((text) => text.trim())) {
    const [, code = '', rest = ''] = /^\s*([a-z]{3})\s+(\S+)\s*$/i.exec(line) ?? []
    const currency = currencies.find((one) => one === code.toUpperCase())
    const amount = currency ? parseMoney(rest, currency) : null
    if (!currency || amount === null) return { fields: { refundLimits: words.limitIsNoAmount(line.trim()) } }
    refundLimits[currency satisfies Currency] = amount
  }
  return { refundLimits }
}
