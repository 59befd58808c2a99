import { redirectToken } from '#contract/offers.js'
import type { GivenPaymentMethod, PaymentToken } from '#contract/payment-methods.js'
import type { KeptMethod } from '../port/results.js'

export type AdyenMethod = { storedPaymentMethodId: string; shopperReference: string } | 'session'

const stored = /^[A-Z0-9]{8,64}$/
const shopper = /^[\w.@+-]{3,100}$/

export const takesAdyenToken = ({ processorAccountID, token, shopperReference = '' }: PaymentToken): boolean =>
  processorAccountID !== undefined &&
  (token === redirectToken || (stored.test(token ?? '') && shopper.test(shopperReference)))

export function keptMethod(method: GivenPaymentMethod): KeptMethod {
  if (typeof method === 'string' || !method.token) throw new Error('Adyen takes tokens only')
  const { token, shopperReference } = method
  return { paymentMethod: token === redirectToken ? 'adyen:session' : `adyen:${token}:${shopperReference}`, card: null }
}

export function methodOf({ paymentMethod }: { paymentMethod: string }): AdyenMethod {
  const [, id = '', shopperReference] = paymentMethod.split(':')
  return shopperReference === undefined ? 'session' : { storedPaymentMethodId: id, shopperReference }
}
