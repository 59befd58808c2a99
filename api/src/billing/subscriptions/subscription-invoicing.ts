import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { SubscriptionInvoiceKind } from '#contract/billing-choices.js'
import { pendingLinesMax } from '#contract/billing-limits.js'
import type { Record } from '../../platform/audit/audit-log.js'
import { insertRows, requireRow } from '../../platform/database/rows.js'
import { type LooseLine, MadeInvoices } from '../invoices/made-invoices.js'
import { applyCredits, asPending, fromPending, owesRest, totalOf } from './pending-lines.js'
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
  /** A change waits as its preview says. */
  waits?: boolean
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
    { kind, at, paymentLinkID, waits }: Asked,
  ): Promise<string | null> {
    const { taken, left } = linesOfNext(subscription, lines)
    if (kind === 'change' && totalOf(taken) <= 0) {
      await this.wait(manager, subscription, lines)
      return null
    }
    if (waits ?? (await this.waits(manager, subscription, lines, kind))) {
      await this.wait(manager, subscription, lines.filter(isCharge))
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

  /** The sum is too small to be charged alone. */
  waits(
    manager: EntityManager,
    subscription: Subscription,
    lines: readonly LooseLine[],
    kind: SubscriptionInvoiceKind,
  ): Promise<boolean> {
    const count = lines.filter(isCharge).length + subscription.pendingLines.length
    const amount = totalOf(linesOfNext(subscription, lines).taken)
    return this.small.wait(manager, subscription, { kind, lines: count, amount })
  }

  /** No renewal follows, so what still waits needs an invoice of its own. */
  async invoiceRest(manager: EntityManager, record: Record, subscription: Subscription, at: Date): Promise<void> {
    if (owesRest(subscription)) await this.invoice(manager, record, subscription, [], { kind: 'usage', at })
  }

  private async wait(manager: EntityManager, subscription: Subscription, lines: readonly LooseLine[]): Promise<void> {
    const pendingLines = [...subscription.pendingLines, ...lines.map(asPending)]
    if (pendingLines.length > pendingLinesMax) throw new TooManyPendingLines()
    await changeSubscription(manager, subscription, { pendingLines, ...noting(subscription, lines) })
  }
}

const isCharge = ({ amount }: LooseLine): boolean => amount !== 0

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
