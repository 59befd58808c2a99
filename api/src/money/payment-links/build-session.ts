import type { CreateCheckoutSession } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import { checkoutMinutes } from '#contract/limits.js'
import { payerOf } from '#contract/payer.js'
import { newId } from '../../platform/crypto/ids.js'
import { SetupHasNoAmount, SetupSaves } from '../saved-methods/saved-methods.errors.js'
import type { CheckoutSession } from './checkout-session.view.js'
import type { PaymentLink } from './payment-link.entity.js'
import { SessionAmountMissing } from './payment-links.errors.js'
import { newLinkToken } from './payment-links.service.js'

export function buildSession(
  own: Pick<PaymentLink, 'clientID' | 'mode' | 'apiUserID'>,
  input: CreateCheckoutSession,
): CheckoutSession {
  const createdAt = clock.now()
  const isSetup = input.purpose === 'setup'
  if (isSetup) requireSetupInput(input)
  else if (input.amount === undefined) throw new SessionAmountMissing()
  const payer = payerOf(input.payer)
  return {
    ...own,
    paymentLinkID: newId('chs', createdAt.getTime()),
    token: newLinkToken(),
    purpose: isSetup ? 'setup' : null,
    amount: input.amount ?? 0,
    currency: input.currency,
    description: input.description,
    reference: input.reference ?? null,
    metadata: input.metadata ?? {},
    customerID: input.customerID ?? null,
    savePaymentMethod: isSetup ? 'yes' : (input.savePaymentMethod ?? 'no'),
    savedPaymentMethodID: null,
    savedMethodUsage: input.savedMethodUsage ?? 'off_session',
    mandateMaximum: input.mandateMaximum ?? null,
    payerEmailAddress: payer.emailAddress,
    payerName: payer.name,
    captureMethod: input.captureMethod ?? 'automatic',
    successURL: input.successURL,
    cancelURL: input.cancelURL,
    once: true,
    expiresAt: new Date(createdAt.getTime() + (input.expiresInMinutes ?? checkoutMinutes) * 60_000),
    closedAt: null,
    completedBy: null,
    completedAt: null,
    expiryToldAt: null,
    debtRequestID: null,
    invoiceID: null,
    createdAt,
  }
}

function requireSetupInput({ amount, savePaymentMethod }: CreateCheckoutSession): void {
  if (amount !== undefined) throw new SetupHasNoAmount()
  if (savePaymentMethod !== undefined && savePaymentMethod !== 'yes') throw new SetupSaves()
}
