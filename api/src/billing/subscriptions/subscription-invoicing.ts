import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { SubscriptionInvoiceKind } from '#contract/billing-choices.js'
import { pendingLinesMax } from '#contract/billing-limits.js'
import type { Record } from '../../platform/audit/audit-log.js'
import { insertRows, requireRow } from '../../platform/database/rows.js'
import { type LooseLine, MadeInvoices } from '../invoices/made-invoices.js'
import { applyCredits, asPending, fromPending, totalOf } from './pending-lines.js'
import { SmallSums } from './small-sums.js'
import { takenBy } from './subscription-discounts.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { changeSubscription } from './subscription-rows.js'
import { Subscription } from './subscription.entity.js'
import { currentKey } from './usage-periods.js'
import { TooManyPendingLines } from './subscriptions.errors.js'

interface Asked {
  kind: SubscriptionInvoiceKind
  at: Date
  /** The customer pays it by this link at the checkout, and nothing is charged before. */
  paymentLinkID?: string
}

@Injectable()
export class SubscriptionInvoicing {
  constructor(
    private readonly made: MadeInvoices,
    private readonly small: SmallSums,
  ) {}

  /** Makes the invoice of these lines and of those that wait. What charges nothing, or too little, waits for the next invoice. */
  async invoice(
    manager: EntityManager,
    record: Record,
    subscription: Subscription,
    lines: readonly LooseLine[],
    { kind, at, paymentLinkID }: Asked,
  ): Promise<string | null> {
    const { taken, left } = linesOfNext(subscription, lines)
    if (kind === 'change' && totalOf(taken) <= 0) {
      await this.wait(manager, subscription, lines)
      return null
    }
    const charging = lines.filter(({ amount }) => amount !== 0)
    const sum = { kind, lines: charging.length + subscription.pendingLines.length, amount: totalOf(taken) }
    if (await this.small.wait(manager, subscription, sum)) {
      await this.wait(manager, subscription, charging)
      return null
    }
    const { subscriptionID, clientID, mode, customerID, currency, dueInDays, testClockID } = subscription
    const asked = {
      clientID,
      mode,
      customerID,
      subscriptionID,
      currency,
      dueInDays,
      at,
      ...(paymentLinkID && { paymentLinkID }),
    }
    const { invoiceID, total } = await this.made.make(manager, record, asked, taken)
    const row: SubscriptionInvoice = {
      ...{ invoiceID, subscriptionID, clientID, mode, testClockID, kind, tries: 0, reason: 'first' },
      period: kind === 'start' || kind === 'renewal' ? currentKey(subscription) : null,
      step: subscription.collection === 'charge' ? 'try' : 'send',
      ...{
        dueAt: total > 0 && !paymentLinkID ? at : null,
        endsAt: null,
        leaseUntil: null,
        tryingSince: null,
        createdAt: at,
      },
    }
    await insertRows(manager, SubscriptionInvoice, row)
    // An invoice without an amount is paid at once, and that may have changed the subscription.
    if (total <= 0) Object.assign(subscription, await requireRow(manager, Subscription, { subscriptionID }))
    const change = { pendingLines: left.map(asPending), latestInvoiceID: invoiceID, ...noting(subscription, lines) }
    await changeSubscription(manager, subscription, change)
    return invoiceID
  }

  /** Nothing renews anymore that what waits could be invoiced with. */
  async invoiceRest(manager: EntityManager, record: Record, subscription: Subscription, at: Date): Promise<void> {
    if (totalOf(subscription.pendingLines.map(fromPending)) > 0)
      await this.invoice(manager, record, subscription, [], { kind: 'usage', at })
  }

  private async wait(manager: EntityManager, subscription: Subscription, lines: readonly LooseLine[]): Promise<void> {
    const pendingLines = [...subscription.pendingLines, ...lines.map(asPending)]
    if (pendingLines.length > pendingLinesMax) throw new TooManyPendingLines()
    await changeSubscription(manager, subscription, { pendingLines, ...noting(subscription, lines) })
  }
}

/** How much of an amount off the lines of the current period take, so that its usage gets only the rest. */
function noting(subscription: Subscription, lines: readonly LooseLine[]): Partial<Subscription> {
  const ahead = lines.filter(({ isUsage, couponID }) => !isUsage && couponID === subscription.discount?.couponID)
  const discount = takenBy(
    subscription,
    ahead.reduce((sum, { discountAmount }) => sum + discountAmount, 0),
  )
  return discount ? { discount } : {}
}

export const linesOfNext = ({ pendingLines }: Subscription, lines: readonly LooseLine[]) =>
  applyCredits([...lines, ...pendingLines.map(fromPending)])
