import type { Settings } from '../port/used-account.js'
import type { CaptureMethod } from '#contract/transactions.js'

// docs.adyen.com/payment-methods/payment-method-types. Money that is only held can be captured later with these alone.
const heldMethods = ['scheme', 'applepay', 'googlepay', 'paypal', 'klarna', 'mobilepay', 'vipps']
const paidAtOnce = ['bcmc', 'ideal', 'eps', 'twint', 'blik', 'swish', 'mbway', 'bizum', 'wero']
const byDefault = ['scheme', 'applepay', 'googlepay', ...paidAtOnce]

/** Direct debits: their authorization only says that the bank will be asked, and the capture says that it has paid. */
const delayed: readonly string[] = [
  ...['sepadirectdebit', 'sepadirectdebit_amazonpay', 'directdebit_GB', 'directdebit_AU', 'eft_directdebit_CA'],
  ...['ach', 'ach_plaid', 'paybybank_AIS_DD', 'ratepay_directdebit', 'afterpay_directdebit'],
]

export const isDelayed = (paymentMethod: string): boolean => delayed.includes(paymentMethod)

/** `ideal, scheme` as the account's setting has it. */
const methodsIn = (setting: string): string[] =>
  setting
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

/** What a session offers: what the account's setting names, and of a payment that is captured later what can be held. */
export function offeredMethods({ allowedMethods }: Settings, captureMethod: CaptureMethod): string[] {
  const agreed = allowedMethods === undefined ? byDefault : methodsIn(allowedMethods)
  if (captureMethod === 'automatic') return agreed
  const held = agreed.filter((one) => heldMethods.includes(one))
  // An empty list would offer everything.
  return held.length > 0 ? held : ['scheme']
}
