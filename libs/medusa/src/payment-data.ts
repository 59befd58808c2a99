import type { OpenedCheckoutSessionView } from '../../contract/checkout-sessions.js'
import type { Currency } from '../../contract/money.js'
import { Problem } from './problems.js'

/** What Medusa keeps of a payment. Storefronts can read it, so it has nothing that only the shop may know. */
export interface PaymentData extends Record<string, unknown> {
  /** Medusa's payment session. */
  session_id: string
  checkoutSessionID: string
  /** The customer pays there, or in your page with `clientSecret`. */
  url: string
  clientSecret: string | null
  /** The payment that completed the checkout session. */
  transactionID: string | null
  /** In minor units. */
  amount: number
  currency: Currency
}

// Each field is always written, because Medusa keeps what a storefront sends beside it.
export const dataOf = (sessionID: string, session: OpenedCheckoutSessionView): PaymentData => ({
  session_id: sessionID,
  checkoutSessionID: session.checkoutSessionID,
  url: session.url,
  clientSecret: session.clientSecret,
  transactionID: session.transactionID,
  amount: session.amount,
  currency: session.currency,
})

export type GivenData = Record<string, unknown> | undefined

const textIn = (data: GivenData, name: string): string | null => {
  const value = data?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}

export const sessionIDIn = (data: GivenData) => textIn(data, 'session_id')
export const checkoutSessionIDIn = (data: GivenData) => textIn(data, 'checkoutSessionID')
export const returnAddressIn = (data: GivenData, name: 'successURL' | 'cancelURL') => textIn(data, name)

export function transactionIDIn(data: GivenData): string {
  const transactionID = textIn(data, 'transactionID')
  if (transactionID) return transactionID
  throw new Problem('not_allowed', 'This payment has not been paid in Gatehouse yet')
}
