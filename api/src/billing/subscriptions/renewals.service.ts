import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import type { SubscriptionStatus } from '#contract/billing-choices.js'
import { usageGraceMs } from '#contract/billing-limits.js'
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
import { renewsAtOf, rhythmOf, usageUntilOf, waitsForUsageAlone } from './renewal-times.js'
import { changeSubscription, noteSubscription } from './subscription-rows.js'
import { Subscription } from './subscription.entity.js'
import { isPaidNow, lookAgain } from './untried.js'
import { type TakenUsage, UsageInvoicing } from './usage-invoicing.js'
import { endUsage, holdUsage } from './usage-periods.js'

interface Ending {
  /** Its checkout session begins another subscription. */
  staysOpen?: boolean
  /** When the service ended. Default: now. */
  endedAt?: Date
}

/** The unit that ends a period and makes the invoice of the next one. What the unit finds counts, so that it happens once. */
@Injectable()
export class Renewals {
  constructor(
    private readonly audit: AuditLog,
    private readonly invoicing: SubscriptionInvoicing,
    private readonly states: InvoiceStates,
    private readonly usage: UsageInvoicing,
  ) {}

  /** Periods that ended before a change are renewed before it. */
  async catchUp({ subscriptionID, status, hasUsage }: Subscription): Promise<void> {
    if (status === 'incomplete') return
    while (await this.renew(subscriptionID));
    if (hasUsage) while (await this.renewWaiting(subscriptionID));
  }

  /** Periods that wait only for usage after an outage are renewed before a change, so that it counts from now on. */
  async catchUpWaiting({ subscriptionID, waitedUntil }: Subscription): Promise<void> {
    if (waitedUntil) while (await this.renewWaiting(subscriptionID));
  }

  private renewWaiting(subscriptionID: string): Promise<boolean> {
    return this.audit.unit(async (manager, record) => {
      const subscription = await requireRow(manager, Subscription, { subscriptionID })
      const now = await timeOf(manager, subscription)
      if (!waitsForUsageAlone(subscription, now)) return false
      await holdUsage(manager, subscription, now)
      await this.next(manager, record, subscription, { at: now, used: { rows: [], lines: [] } })
      return true
    })
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
    if (status === 'canceled') return this.finish(manager, record, subscription, now)
    if (status === 'paused') return changeSubscription(manager, subscription, { dueAt: null })
    if (status === 'incomplete' && checkoutSessionID && (await isBeingPaid(manager, checkoutSessionID)))
      return changeSubscription(manager, subscription, { dueAt: lookAtSessionAgain(subscription, now) })
    if (status === 'incomplete' && invoiceID) {
      const invoice = await requireRow(manager, Invoice, { invoiceID })
      if (await isPaidNow(manager, invoice, subscription))
        return changeSubscription(manager, subscription, { dueAt: lookAgain(now) })
    }
    // A period is never ended early, whatever made the row due.
    if (status !== 'incomplete' && renewsAtOf(subscription) > now) return this.wait(manager, record, subscription, now)
    const endedAt = cancelAtPeriodEnd ? subscription.currentPeriodEnd : now
    if (status === 'incomplete' || cancelAtPeriodEnd)
      return this.cancel(manager, record, subscription, now, { endedAt })
    if (await this.usage.waitsLonger(manager, subscription, { planned: usageUntilOf(subscription), now })) return
    const used = await this.usage.takePeriod(manager, subscription, now)
    await this.next(manager, record, subscription, { at: now, used })
  }

  private async wait(manager: EntityManager, record: Record, subscription: Subscription, now: Date): Promise<void> {
    if (!subscription.hasUsage) return changeSubscription(manager, subscription, { dueAt: renewsAtOf(subscription) })
    if (await this.usage.waitsLonger(manager, subscription, { planned: subscription.dueAt, now })) return
    await this.usage.invoiceAlone(manager, record, subscription, now)
    await this.usage.schedule(manager, subscription, now)
  }

  /** What was used until the cancellation. */
  private async finish(manager: EntityManager, record: Record, subscription: Subscription, now: Date): Promise<void> {
    const { hasUsage, canceledAt } = subscription
    if (hasUsage) {
      const planned = canceledAt && new Date(canceledAt.getTime() + usageGraceMs)
      if (await this.usage.waitsLonger(manager, subscription, { planned, now })) return
      await this.usage.invoiceAlone(manager, record, subscription, now)
    }
    await this.invoicing.invoiceRest(manager, record, subscription, now)
    await changeSubscription(manager, subscription, { dueAt: null })
  }

  /** In a unit with audit lines. A first invoice that was never paid is voided; one with money or a credit note stays. */
  async cancel(
    manager: EntityManager,
    record: Record,
    subscription: Subscription,
    now: Date,
    { staysOpen = false, endedAt = now }: Ending = {},
  ): Promise<void> {
    const { status, checkoutSessionID, latestInvoiceID: invoiceID, nextDiscount } = subscription
    if (status !== 'incomplete') await this.endAll(manager, subscription, subscription.pausedAt ?? endedAt, now)
    const change = {
      ...{ status: 'canceled' as const, canceledAt: now, dueAt: null, cancelAtPeriodEnd: false },
      ...{ nextItems: null, nextDiscount: null },
    }
    await changeSubscription(manager, subscription, change)
    await this.usage.schedule(manager, subscription, now)
    if (status !== 'incomplete' && !subscription.dueAt)
      await this.invoicing.invoiceRest(manager, record, subscription, now)
    if (status === 'incomplete') {
      const invoice = invoiceID ? await requireRow(manager, Invoice, { invoiceID }) : null
      const isUnpaid = !invoice || (await isUntouched(manager, invoice))
      if (invoice && isUnpaid) await this.states.voidIn(manager, record, invoice)
      if (isUnpaid) await releaseUnpaid(manager, { ...subscription, nextDiscount }, now)
    } else if (nextDiscount) await leaveCoupon(manager, nextDiscount, now)
    if (status === 'incomplete' && checkoutSessionID && !staysOpen) await closeSession(manager, checkoutSessionID)
    await noteSubscription(manager, record, subscription, 'subscription.canceled')
  }

  private async endAll(manager: EntityManager, subscription: Subscription, until: Date, now: Date): Promise<void> {
    const { items, nextItems } = subscription
    await endUsage(manager, subscription, { items: [...items, ...(nextItems ?? [])], until, now })
  }

  private async next(
    manager: EntityManager,
    record: Record,
    subscription: Subscription,
    { at, used }: Omit<Begun, 'period'>,
  ): Promise<void> {
    const { status, items, nextItems, anchorNumber, periodNumber } = subscription
    const number = periodNumber + 1
    const period = periodOf(rhythmOf(subscription), number)
    const change = {
      ...{ periodNumber: number, currentPeriodStart: period.start, currentPeriodEnd: period.end, dueAt: period.end },
      ...{ items: nextItems ?? items, nextItems: null, carry: 0 },
      ...discountsOfPeriod(subscription, { anchorNumber, periodNumber: number }),
      ...(status === 'trialing' && { status: 'active' as const }),
    }
    await changeSubscription(manager, subscription, change)
    if (nextItems || status === 'trialing') await noteMovement(manager, subscription)
    await this.begin(manager, record, subscription, { period, used, at })
    await noteSubscription(manager, record, subscription, 'subscription.renewed')
  }

  /** The invoice of what was used and of the period that begins. Without a line there is none. */
  private async begin(manager: EntityManager, record: Record, subscription: Subscription, begun: Begun) {
    const { period, used, at } = begun
    const lines = [...used.lines, ...(await linesOfPeriod(manager, subscription, period))]
    // Lines that wait are credits, which an invoice without a charge can't take.
    const invoiceID =
      lines.length > 0
        ? await this.invoicing.invoice(manager, record, subscription, lines, { kind: 'renewal', at })
        : null
    await this.usage.close(manager, subscription, used, { invoiceID, at })
    await this.usage.schedule(manager, subscription, at)
    return invoiceID
  }

  /** After a change of when it ends: only a period that another one follows waits for late usage. */
  schedule(manager: EntityManager, subscription: Subscription, now: Date): Promise<void> {
    return this.usage.schedule(manager, subscription, now)
  }

  /** In a unit with audit lines. A period that ended during the pause is not charged; another one starts now. */
  async resume(manager: EntityManager, record: Record, subscription: Subscription, now: Date): Promise<string | null> {
    const inTrial = subscription.trialEndsAt !== null && subscription.trialEndsAt > now
    const hasFailed = await collectAgain(manager, subscription, now)
    const status: SubscriptionStatus = inTrial ? 'trialing' : hasFailed ? 'past_due' : 'active'
    const resumed = { status, pausedAt: null, cancelAtPeriodEnd: false }
    const renewsAt = renewsAtOf({ ...subscription, ...resumed })
    if (renewsAt > now) {
      await changeSubscription(manager, subscription, { ...resumed, dueAt: renewsAt })
      await this.usage.schedule(manager, subscription, now)
      return null
    }
    await this.endAll(manager, subscription, subscription.pausedAt ?? now, now)
    const used = await this.usage.take(manager, subscription, now)
    const { anchorNumber, items, nextItems } = subscription
    const period = periodOf({ ...rhythmOf(subscription), anchorAt: now }, 0)
    await changeSubscription(manager, subscription, {
      ...{ ...resumed, anchorAt: now, anchorNumber: anchorNumber + 1, periodNumber: 0, dueAt: period.end, carry: 0 },
      ...{ currentPeriodStart: period.start, currentPeriodEnd: period.end, items: nextItems ?? items, nextItems: null },
      ...discountsOfPeriod(subscription, { anchorNumber: anchorNumber + 1, periodNumber: 0 }),
    })
    return this.begin(manager, record, subscription, { period, used, at: now })
  }
}

interface Begun {
  period: Period
  used: TakenUsage
  at: Date
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
