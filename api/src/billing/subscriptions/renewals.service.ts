import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import type { SubscriptionStatus } from '#contract/billing-choices.js'
import { clock } from '#contract/clock.js'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { isBeingPaid } from '../../money/payment-links/payments-of-links.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { findRow, requireRow } from '../../platform/database/rows.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { InvoiceStates } from '../invoices/invoice-states.service.js'
import { timeOf } from '../test-clocks/time-of.js'
import { collectAgain } from './collect-again.js'
import { daysAfter, type Period, periodOf } from './periods.js'
import { readItems } from './priced-items.js'
import { noteMovement } from './revenue-movements.js'
import { leaveCoupon, releaseUnpaid } from './subscription-coupons.js'
import { currentDiscount, discountsOfPeriod, notePeriodsLeft, withDiscount } from './subscription-discounts.js'
import { SubscriptionInvoicing } from './subscription-invoicing.js'
import { wholeLines } from './subscription-lines.js'
import { changeSubscription, noteSubscription, rhythmOf } from './subscription-rows.js'
import { Subscription } from './subscription.entity.js'
import { isPaidNow, lookAgain } from './untried.js'

interface Ending {
  /** Its checkout session begins another subscription. */
  staysOpen?: boolean
}

/** The unit that ends a period and makes the invoice of the next one. What the unit finds counts, so that it happens once. */
@Injectable()
export class Renewals {
  constructor(
    private readonly audit: AuditLog,
    private readonly invoicing: SubscriptionInvoicing,
    private readonly states: InvoiceStates,
  ) {}

  /** Periods that ended before a change are renewed before it. */
  async catchUp({ subscriptionID, status }: Subscription): Promise<void> {
    if (status === 'incomplete') return
    while (await this.renew(subscriptionID));
  }

  /** False: nothing was due. */
  renew(subscriptionID: string): Promise<boolean> {
    return this.audit.unit(async (manager, record) => {
      const subscription = await findRow(manager, Subscription, { subscriptionID })
      if (!subscription?.dueAt) return false
      const now = await timeOf(manager, subscription)
      if (subscription.dueAt > now) return false
      await this.step(manager, record, subscription, now)
      return true
    })
  }

  private async step(manager: EntityManager, record: Record, subscription: Subscription, now: Date): Promise<void> {
    const { status, cancelAtPeriodEnd, checkoutSessionID, latestInvoiceID: invoiceID } = subscription
    if (status === 'canceled' || status === 'paused') return changeSubscription(manager, subscription, { dueAt: null })
    if (status === 'incomplete' && checkoutSessionID && (await isBeingPaid(manager, checkoutSessionID)))
      return changeSubscription(manager, subscription, { dueAt: lookAtSessionAgain(subscription, now) })
    if (status === 'incomplete' && invoiceID) {
      const invoice = await requireRow(manager, Invoice, { invoiceID })
      if (await isPaidNow(manager, invoice, subscription))
        return changeSubscription(manager, subscription, { dueAt: lookAgain(now) })
    }
    // A period is never ended early, whatever made the row due.
    if (status !== 'incomplete' && subscription.currentPeriodEnd > now)
      return changeSubscription(manager, subscription, { dueAt: subscription.currentPeriodEnd })
    if (status === 'incomplete' || cancelAtPeriodEnd) return this.cancel(manager, record, subscription, now)
    await this.next(manager, record, subscription, now)
  }

  /** In a unit with audit lines. A first invoice that was never paid is voided; one with money or a credit note stays. */
  async cancel(
    manager: EntityManager,
    record: Record,
    subscription: Subscription,
    now: Date,
    { staysOpen = false }: Ending = {},
  ): Promise<void> {
    const { status, checkoutSessionID, latestInvoiceID: invoiceID, nextDiscount } = subscription
    const change = {
      ...{ status: 'canceled' as const, canceledAt: now, dueAt: null, cancelAtPeriodEnd: false },
      ...{ nextItems: null, nextDiscount: null },
    }
    await changeSubscription(manager, subscription, change)
    if (status === 'incomplete') {
      const invoice = invoiceID ? await requireRow(manager, Invoice, { invoiceID }) : null
      const isUnpaid = !invoice || (await isUntouched(manager, invoice))
      if (invoice && isUnpaid) await this.states.voidIn(manager, record, invoice)
      if (isUnpaid) await releaseUnpaid(manager, { ...subscription, nextDiscount }, now)
    } else if (nextDiscount) await leaveCoupon(manager, nextDiscount, now)
    if (status === 'incomplete' && checkoutSessionID && !staysOpen) await closeSession(manager, checkoutSessionID)
    await noteSubscription(manager, record, subscription, 'subscription.canceled')
  }

  private async next(manager: EntityManager, record: Record, subscription: Subscription, at: Date): Promise<void> {
    const { status, items, nextItems, anchorNumber, periodNumber } = subscription
    const number = periodNumber + 1
    const period = periodOf(rhythmOf(subscription), number)
    await changeSubscription(manager, subscription, {
      ...{ periodNumber: number, currentPeriodStart: period.start, currentPeriodEnd: period.end, dueAt: period.end },
      ...{ items: nextItems ?? items, nextItems: null, carry: 0 },
      ...discountsOfPeriod(subscription, { anchorNumber, periodNumber: number }),
      ...(status === 'trialing' && { status: 'active' as const }),
    })
    if (nextItems || status === 'trialing') await noteMovement(manager, subscription)
    const lines = await linesOfPeriod(manager, subscription, period)
    await this.invoicing.invoice(manager, record, subscription, lines, { kind: 'renewal', at })
    await noteSubscription(manager, record, subscription, 'subscription.renewed')
  }

  /** In a unit with audit lines. A period that ended during the pause is not charged; another one starts now. */
  async resume(manager: EntityManager, record: Record, subscription: Subscription, now: Date): Promise<string | null> {
    const inTrial = subscription.trialEndsAt !== null && subscription.trialEndsAt > now
    const hasFailed = await collectAgain(manager, subscription, now)
    const status: SubscriptionStatus = inTrial ? 'trialing' : hasFailed ? 'past_due' : 'active'
    const resumed = { status, pausedAt: null }
    if (subscription.currentPeriodEnd > now) {
      await changeSubscription(manager, subscription, { ...resumed, dueAt: subscription.currentPeriodEnd })
      return null
    }
    const { anchorNumber, items, nextItems } = subscription
    const period = periodOf({ ...rhythmOf(subscription), anchorAt: now }, 0)
    await changeSubscription(manager, subscription, {
      ...{ ...resumed, anchorAt: now, anchorNumber: anchorNumber + 1, periodNumber: 0, dueAt: period.end, carry: 0 },
      ...{ currentPeriodStart: period.start, currentPeriodEnd: period.end, items: nextItems ?? items, nextItems: null },
      ...discountsOfPeriod(subscription, { anchorNumber: anchorNumber + 1, periodNumber: 0 }),
    })
    const lines = await linesOfPeriod(manager, subscription, period)
    return this.invoicing.invoice(manager, record, subscription, lines, { kind: 'renewal', at: now })
  }
}

/** In the unit that begins the period. */
async function linesOfPeriod(manager: EntityManager, subscription: Subscription, period: Period) {
  await notePeriodsLeft(manager, subscription)
  const priced = await readItems(manager, subscription, subscription.items)
  return wholeLines(withDiscount(priced, currentDiscount(subscription)), period)
}

/** Nobody pays for a subscription that is canceled, or saves a method for it. */
async function closeSession(manager: EntityManager, paymentLinkID: string): Promise<void> {
  const open = { paymentLinkID, completedAt: IsNull(), closedAt: IsNull() }
  await manager.update(PaymentLink, open, { closedAt: clock.now() })
}

/** The payer takes real time, in which a test clock may be advanced by years. */
const lookAtSessionAgain = ({ testClockID }: Subscription, now: Date): Date =>
  testClockID ? daysAfter(now, 1, 'UTC') : lookAgain(now)

/** No money has come for it, and none is on its way. */
export async function isUntouched(
  manager: EntityManager,
  { status, amountPaid, amountCredited, paymentLinkID }: Invoice,
): Promise<boolean> {
  if (status === 'void') return true
  if (status !== 'open' || amountPaid > 0 || amountCredited > 0) return false
  return !paymentLinkID || !(await isBeingPaid(manager, paymentLinkID))
}
