import type { CreateCheckoutSession } from '#contract/checkout-sessions.js'
import { clock } from '#contract/clock.js'
import { checkoutMinutes } from '#contract/limits.js'
import { payerOf } from '#contract/payer.js'
import { newId } from '../../platform/crypto/ids.js'
import {
  AmountFromItems,
  CurrencyOfItems,
  NothingToPay,
  SessionItemsMissing,
  SetupHasNoAmount,
  SetupSaves,
  SubscriptionCharges,
  SubscriptionSaves,
} from '../saved-methods/saved-methods.errors.js'
import type { CheckoutSession } from './checkout-session.view.js'
import type { PaymentLink } from './payment-link.entity.js'
import { OnlyForSubscriptions, SessionAmountMissing } from './payment-links.errors.js'
import { newLinkToken } from './payment-links.service.js'
import type { SoldSubscription } from './sold-subscription.js'

export function buildSession(
  own: Pick<PaymentLink, 'clientID' | 'mode' | 'apiUserID'>,
  input: CreateCheckoutSession,
): CheckoutSession {
  const createdAt = clock.now()
  const purpose = input.purpose ?? 'payment'
  requireInput[purpose](input)
  const payer = payerOf(input.payer)
  return {
    ...own,
    paymentLinkID: newId('chs', createdAt.getTime()),
    token: newLinkToken(),
    purpose: purpose === 'payment' ? null : purpose,
    amount: input.amount ?? 0,
    currency: input.currency,
    description: input.description,
    reference: input.reference ?? null,
    metadata: input.metadata ?? {},
    customerID: input.customerID ?? null,
    savePaymentMethod: purpose !== 'payment' ? 'yes' : (input.savePaymentMethod ?? 'no'),
    ...{ savedPaymentMethodID: null, subscription: null, subscriptionID: null },
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

const requireInput = { payment: requirePayment, setup: requireSetup, subscription: requireSubscription }

function requirePayment(input: CreateCheckoutSession): void {
  requireNothingSold(input)
  if (input.amount === undefined) throw new SessionAmountMissing()
}

function requireSetup(input: CreateCheckoutSession): void {
  requireNothingSold(input)
  const { amount, savePaymentMethod } = input
  if (amount !== undefined) throw new SetupHasNoAmount()
  if (savePaymentMethod !== undefined && savePaymentMethod !== 'yes') throw new SetupSaves()
}

function requireNothingSold({ items, trialDays, timeZone, allowPromotionCodes }: CreateCheckoutSession): void {
  const given = { items, trialDays, timeZone, allowPromotionCodes }
  const [field] = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [name]))
  if (field) throw new OnlyForSubscriptions(field)
}

function requireSubscription(input: CreateCheckoutSession): void {
  const { items, amount, savePaymentMethod, savedMethodUsage, mandateMaximum, captureMethod } = input
  if (!items) throw new SessionItemsMissing()
  if (amount !== undefined) throw new AmountFromItems()
  const saves = savePaymentMethod === undefined || savePaymentMethod === 'yes'
  if (!saves || savedMethodUsage === 'on_session' || mandateMaximum !== undefined) throw new SubscriptionSaves()
  if (captureMethod === 'manual') throw new SubscriptionCharges()
}

const chargesUsage = ({ usage }: SoldSubscription['items'][number]): boolean =>
  usage ? (usage.tiers ?? [{ unitAmount: usage.unitAmount }]).some(({ unitAmount }) => Number(unitAmount) > 0) : false

/** Without a trial, the first period is paid at the checkout; what is metered is paid after it. */
export function sell(session: CheckoutSession, sold: SoldSubscription): void {
  if (sold.currency !== session.currency) throw new CurrencyOfItems()
  const amount = sold.trialDays === null ? sold.amountPerPeriod : 0
  if (amount === 0 && sold.trialDays === null && !sold.items.some(chargesUsage)) throw new NothingToPay()
  Object.assign(session, { subscription: sold, amount })
}
