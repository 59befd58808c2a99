import type Stripe from 'stripe'
import { toStripe } from '#contract/stripe-amounts.js'
import type { ProcessorPayment, ProcessorRefund } from '../port/processor.js'

/** What is agreed with Stripe: the server takes nothing else, and so the fields offer nothing else. */
export const methodTypes = ['card']

export const withCard = { expand: ['latest_charge'] }

/** From what is kept of the payment alone: under one key Stripe takes one and the same call only. null: no such amount. */
export function newIntent(payment: ProcessorPayment): Stripe.PaymentIntentCreateParams | null {
  const { account, attempt, reference, currency, paymentMethod, captureMethod, description, returnURL } = payment
  const amount = toStripe(payment.amount, currency)
  const descriptor = payment.statementDescriptor ?? account.settings.statementDescriptor
  if (amount === null) return null
  return {
    amount,
    currency: currency.toLowerCase(),
    confirm: true,
    capture_method: captureMethod,
    allowed_payment_method_types: methodTypes,
    ...(paymentMethod.startsWith('ctoken_')
      ? { confirmation_token: paymentMethod }
      : { payment_method: paymentMethod }),
    // Without a payer to send to the bank, a bank that wants to authenticate one declines.
    ...(returnURL ? { return_url: returnURL } : { error_on_requires_action: true }),
    description,
    ...(descriptor && { statement_descriptor_suffix: descriptor }),
    metadata: { transactionID: reference, attemptID: attempt },
    ...withCard,
  }
}

export function newRefund({ reference, amount, payment }: ProcessorRefund): Stripe.RefundCreateParams | null {
  const counted = toStripe(amount, payment.currency)
  if (counted === null || !payment.processorReference) return null
  const metadata = { transactionID: payment.reference, refundID: reference }
  return { payment_intent: payment.processorReference, amount: counted, metadata }
}
