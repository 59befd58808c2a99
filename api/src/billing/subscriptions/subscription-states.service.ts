import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { CancellationFeedback, SubscriptionStatus } from '#contract/billing-choices.js'
import type { CancelSubscription, SubscriptionView } from '#contract/subscriptions.js'
import { isBeingPaid } from '../../money/payment-links/payments-of-links.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { InvoiceBeingPaid } from '../invoices/invoices.errors.js'
import { timeOf } from '../test-clocks/time-of.js'
import { Collections } from './collections.service.js'
import { Renewals } from './renewals.service.js'
import { changeSubscription, findSubscription, noteSubscription, type OwnSubscription } from './subscription-rows.js'
import type { Subscription } from './subscription.entity.js'
import { versionOfSubscription, viewSubscription } from './subscription.view.js'
import { SubscriptionStateConflict } from './subscriptions.errors.js'

const pausable: SubscriptionStatus[] = ['active', 'past_due', 'trialing']

/** In the unit of the change. */
type Check = (subscription: Subscription) => void

const unsaid = { cancellationReason: null, cancellationFeedback: null, cancellationFeedbackAt: null }

@Injectable()
export class SubscriptionStates {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly renewals: Renewals,
    private readonly collections: Collections,
  ) {}

  /** Canceling again changes nothing. What was invoiced stays; a canceled subscription is charged no more. */
  cancel(
    own: OwnSubscription,
    { when, reason, feedback }: CancelSubscription & { feedback?: CancellationFeedback },
    ifMatch?: string,
    check?: Check,
  ): Promise<SubscriptionView> {
    return this.change(own, { ifMatch, check }, async (manager, record, subscription, now) => {
      const { status, cancelAtPeriodEnd, currentPeriodEnd, checkoutSessionID } = subscription
      if (status === 'canceled') return
      const said = saidBy(subscription, reason, feedback, now)
      const isNow = when === 'now' || status === 'incomplete' || status === 'paused' || currentPeriodEnd <= now
      // What the merchant scheduled stays the merchant's, and the merchant's call takes over what the customer scheduled.
      const isScheduled = cancelAtPeriodEnd && (feedback || isSaid(subscription, said))
      if (!isNow && isScheduled) return
      if (status === 'incomplete' && checkoutSessionID && (await isBeingPaid(manager, checkoutSessionID)))
        throw new InvoiceBeingPaid()
      if (isNow) {
        await changeSubscription(manager, subscription, said)
        return this.renewals.cancel(manager, record, subscription, now)
      }
      await changeSubscription(manager, subscription, { cancelAtPeriodEnd: true, ...said })
      await this.renewals.schedule(manager, subscription, now)
      await noteSubscription(manager, record, subscription, 'subscription.updated')
    })
  }

  /** Pausing again changes nothing. */
  pause(own: OwnSubscription, ifMatch?: string): Promise<SubscriptionView> {
    return this.change(own, { ifMatch }, async (manager, record, subscription, now) => {
      const { status } = subscription
      if (status === 'paused') return
      if (!pausable.includes(status)) throw new SubscriptionStateConflict(status)
      await changeSubscription(manager, subscription, { status: 'paused', pausedAt: now, dueAt: null })
      await noteSubscription(manager, record, subscription, 'subscription.paused')
    })
  }

  /** Ends a pause, or takes back a cancellation that has not come yet. */
  async resume(own: OwnSubscription, ifMatch?: string, check?: Check): Promise<SubscriptionView> {
    let invoiceID: string | null = null
    const view = await this.change(own, { ifMatch, check }, async (manager, record, subscription, now) => {
      const { status, cancelAtPeriodEnd } = subscription
      invoiceID = null
      if (status === 'paused') invoiceID = await this.renewals.resume(manager, record, subscription, now)
      else if (!cancelAtPeriodEnd) throw new SubscriptionStateConflict(status)
      await changeSubscription(manager, subscription, { cancelAtPeriodEnd: false, ...unsaid })
      await this.renewals.schedule(manager, subscription, now)
      await noteSubscription(manager, record, subscription, 'subscription.resumed')
    })
    if (!invoiceID) return view
    await this.collections.collect(invoiceID)
    return viewSubscription(await findSubscription(this.database.read, own))
  }

  private async change(
    own: OwnSubscription,
    { ifMatch, check }: { ifMatch: string | undefined; check?: Check | undefined },
    work: (manager: EntityManager, record: Record, subscription: Subscription, now: Date) => Promise<void>,
  ): Promise<SubscriptionView> {
    await this.renewals.catchUpWaiting(await findSubscription(this.database.read, own))
    return this.audit.unit(async (manager, record) => {
      const subscription = await findSubscription(manager, own)
      requireSeen(ifMatch, { version: versionOfSubscription(subscription) })
      check?.(subscription)
      await work(manager, record, subscription, await timeOf(manager, subscription))
      return viewSubscription(subscription)
    })
  }
}

type Said = Pick<Subscription, 'cancellationReason' | 'cancellationFeedback' | 'cancellationFeedbackAt'>

/** Without new words, those of the same side stay: a customer's words never stand as the merchant's, or the other way. */
function saidBy(before: Said, reason: string | undefined, feedback: CancellationFeedback | undefined, now: Date): Said {
  // A process of the version before takes the words away and leaves their time.
  const isFirst = before.cancellationFeedback === null
  const isSameSide = (feedback !== undefined) === !isFirst
  return {
    cancellationReason: reason ?? (isSameSide ? before.cancellationReason : null),
    cancellationFeedback: feedback ?? null,
    // A customer who cancels sooner than at first has left once.
    cancellationFeedbackAt: feedback ? ((isFirst ? null : before.cancellationFeedbackAt) ?? now) : null,
  }
}

const isSaid = (before: Said, said: Said): boolean =>
  before.cancellationReason === said.cancellationReason && before.cancellationFeedback === said.cancellationFeedback
