import type Stripe from 'stripe'
import { toStripe } from '#contract/stripe-amounts.js'
import type { ProcessorPayment, ProcessorRefund } from '../port/processor.js'
import { methodIn } from './stripe-references.js'

/** What is agreed with Stripe: the server takes nothing else, and so the fields offer nothing else. */
export const methodTypes = ['card']

export const withCard = { expand: ['latest_charge'] }

/** A token of the fields, or a payment method. */
export const givenAs = (token: string) =>
  token.startsWith('ctoken_') ? { confirmation_token: token } : { payment_method: token }

/** From what is kept of the payment alone: under one key Stripe takes one and the same call only. null: no such amount. */
export function newIntent(
  payment: ProcessorPayment,
  customer: string | null,
): Stripe.PaymentIntentCreateParams | null | 'foreign' {
  const { account, attempt, reference, currency, paymentMethod, captureMethod, description } = payment
  const amount = toStripe(payment.amount, currency)
  const descriptor = payment.statementDescriptor ?? account.settings.statementDescriptor
  const saved = payment.saved && methodIn(payment.saved)
  if (amount === null) return null
  if (saved === null) return 'foreign'
  const connected = connectedOf(payment)
  if (connected === null) return null
  return {
    amount,
    currency: currency.toLowerCase(),
    confirm: true,
    capture_method: captureMethod,
    allowed_payment_method_types: methodTypes,
    ...(saved ? { customer: saved.customer, payment_method: saved.paymentMethod } : givenAs(paymentMethod)),
    ...(payment.saves && customer && { customer, setup_future_usage: payment.saves.usage }),
    ...payerOf(payment),
    ...connected,
    description,
    ...(descriptor && { statement_descriptor_suffix: descriptor }),
    metadata: { transactionID: reference, attemptID: attempt },
    ...withCard,
  }
}

// The platform's charge, settled for the connected account: it gets all but the fee. The group names the payment in the report's transfer.
function connectedOf({ connected, currency, reference }: ProcessorPayment) {
  if (!connected) return {}
  const fee = toStripe(connected.fee, currency)
  if (fee === null) return null
  return {
    on_behalf_of: connected.reference,
    transfer_data: { destination: connected.reference },
    transfer_group: reference,
    ...(fee > 0 && { application_fee_amount: fee }),
  }
}

/** Of a part the fee is another one. */
export function newCapture({ connected, currency }: ProcessorPayment, amount: number) {
  const [counted, fee] = [toStripe(amount, currency), toStripe(connected?.fee ?? 0, currency)]
  if (counted === null || fee === null) return null
  return { amount_to_capture: counted, ...(connected && { application_fee_amount: fee }), ...withCard }
}

// Without a payer to send to the bank, a bank that wants to authenticate one declines.
function payerOf({ saved, returnURL }: ProcessorPayment): Partial<Stripe.PaymentIntentCreateParams> {
  if (saved && !saved.payerIsPresent) return { off_session: true }
  return returnURL ? { return_url: returnURL } : { error_on_requires_action: true }
}

export function newRefund({
  reference,
  amount,
  payment,
  undoesPayment = false,
}: ProcessorRefund): Stripe.RefundCreateParams | null {
  const counted = toStripe(amount, payment.currency)
  if (counted === null || !payment.processorReference) return null
  const metadata = { transactionID: payment.reference, refundID: reference }
  const back = payment.connected && { reverse_transfer: true, refund_application_fee: undoesPayment }
  return { payment_intent: payment.processorReference, amount: counted, metadata, ...back }
}
