import { Injectable } from '@nestjs/common'
import { hash } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import type { ChangeTiming } from '#contract/billing-choices.js'
import { previewValidMs } from '#contract/billing-limits.js'
import type { GivenSubscriptionItem } from '#contract/subscription-items.js'
import type {
  ChangeSubscription,
  PreviewSubscription,
  SubscriptionItemView,
  SubscriptionPreviewView,
  SubscriptionView,
} from '#contract/subscriptions.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { summed, taxesOf } from '../invoices/build-lines.js'
import { viewDiscounts } from '../invoices/discounts.js'
import { type LooseLine, onInvoice } from '../invoices/made-invoices.js'
import { viewPreviewLine } from '../invoices/invoice.view.js'
import { timeOf } from '../test-clocks/time-of.js'
import { termsOf } from './build-subscription.js'
import { requireMethod } from './chosen-method.js'
import { Collections } from './collections.service.js'
import { afterChange, type NextCharge, nextChargeOf, nextPeriodOf } from './next-period.js'
import { totalOf } from './pending-lines.js'
import { readItems, requireItems } from './priced-items.js'
import { isMeteredItem } from './renewal-times.js'
import { chosenDiscount, type GivenDiscount } from './subscription-coupons.js'
import { notePeriodsLeft } from './subscription-discounts.js'
import { linesOfNext, SubscriptionInvoicing } from './subscription-invoicing.js'
import { Renewals } from './renewals.service.js'
import { changeSubscription, findSubscription, noteSubscription, type OwnSubscription } from './subscription-rows.js'
import { viewSubscription, versionOfSubscription } from './subscription.view.js'
import type { Subscription } from './subscription.entity.js'
import { PreviewChanged, PreviewUnknown, SubscriptionStateConflict } from './subscriptions.errors.js'
import { type PlannedChange, planChange } from './plan-change.js'
import { usageSoFar } from './usage-lines.js'
import { beginUsage, endLaterUsage, endUsage, keepDiscount } from './usage-periods.js'

/** Called in the unit of the change. */
export type ItemsOf = (
  manager: EntityManager,
  subscription: Subscription,
) => readonly GivenSubscriptionItem[] | Promise<readonly GivenSubscriptionItem[]>

interface AskedChange {
  itemsOf: ItemsOf
  applies?: ChangeTiming | undefined
  preview?: string | undefined
  /** Default: unchanged. */
  coupon?: GivenDiscount
  /** Default: they stay. */
  terms?: ReturnType<typeof termsOf>
  ifMatch?: string | undefined
}

@Injectable()
export class SubscriptionChanges {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly invoicing: SubscriptionInvoicing,
    private readonly collections: Collections,
    private readonly renewals: Renewals,
  ) {}

  async preview(own: OwnSubscription, input: PreviewSubscription): Promise<SubscriptionPreviewView> {
    const { items, applies } = input
    const { read } = this.database
    const { subscription, at } = await this.toPreview(own, input)
    const next = await readItems(read, own, subscription.nextItems ?? subscription.items)
    const planned = items
      ? await this.plan(read, subscription, { items, applies, at })
      : nextPeriodOf(subscription, next)
    const used = planned.kind === 'renewal' ? await usageSoFar(read, subscription) : []
    return viewPreview(subscription, planned, at, { used, waits: await this.waits(read, subscription, planned) })
  }

  /** Of a change that keeps the terms: the invoice that it makes now, and the next one after it. */
  async previewChange(
    own: OwnSubscription,
    itemsOf: ItemsOf,
  ): Promise<{ preview: SubscriptionPreviewView; nextCharge: NextCharge | null }> {
    const { read } = this.database
    const { subscription, at } = await this.toPreview(own, {})
    const asked = { items: await itemsOf(read, subscription), applies: undefined, at }
    const planned = await this.plan(read, subscription, asked)
    const waits = await this.waits(read, subscription, planned)
    const after = afterChange(subscription, planned, waits)
    const nextCharge = nextChargeOf(
      after,
      await readItems(read, own, after.items),
      await usageSoFar(read, subscription),
    )
    return { preview: viewPreview(subscription, planned, at, { waits }), nextCharge }
  }

  private async toPreview(
    own: OwnSubscription,
    coupon: GivenDiscount,
  ): Promise<{ subscription: Subscription; at: Date }> {
    const { read } = this.database
    const found = await findSubscription(read, own)
    requireRunning(found)
    const now = await timeOf(read, found)
    const nextDiscount = await chosenDiscount(read, found, coupon, { now, isPreview: true })
    return { subscription: { ...found, nextDiscount }, at: withinPeriod(found, now) }
  }

  change(own: OwnSubscription, input: ChangeSubscription, ifMatch?: string): Promise<SubscriptionView> {
    return this.make(own, { ...input, itemsOf: () => input.items, coupon: input, terms: termsOf(input), ifMatch })
  }

  /** The terms stay as they are. */
  changeItems(own: OwnSubscription, itemsOf: ItemsOf, preview: string): Promise<SubscriptionView> {
    return this.make(own, { itemsOf, preview })
  }

  private async make(own: OwnSubscription, asked: AskedChange): Promise<SubscriptionView> {
    await this.renewals.catchUp(await findSubscription(this.database.read, own))
    const invoiceID = await this.audit.unit(async (manager, record) => {
      const subscription = await findSubscription(manager, own)
      requireSeen(asked.ifMatch, { version: versionOfSubscription(subscription) })
      requireRunning(subscription)
      const { terms, applies, preview } = asked
      if (terms) await requireMethod(manager, { ...subscription, ...terms })
      const now = await timeOf(manager, subscription)
      const items = await asked.itemsOf(manager, subscription)
      const nextDiscount = await chosenDiscount(manager, subscription, asked.coupon ?? {}, { now, isPreview: false })
      const at = withinPeriod(
        subscription,
        preview === undefined ? now : timeOfPreview(preview, subscription, withinPeriod(subscription, now)),
      )
      const planned = await this.plan(manager, { ...subscription, nextDiscount }, { items, applies, at })
      const waits = await this.waits(manager, subscription, planned)
      const shown = viewPreview({ ...subscription, nextDiscount }, planned, at, { waits })
      if (preview !== undefined && shown.preview !== preview) throw new PreviewChanged()
      await this.changeUsage(manager, subscription, planned, now)
      await changeSubscription(manager, subscription, { ...terms, nextDiscount, ...planned.change })
      await this.renewals.schedule(manager, subscription, now)
      if (planned.change.anchorNumber !== undefined) await notePeriodsLeft(manager, subscription)
      const made =
        planned.lines.length > 0 && planned.kind === 'change'
          ? await this.invoicing.invoice(manager, record, subscription, planned.lines, {
              kind: planned.kind,
              at,
              waits,
            })
          : null
      await noteSubscription(manager, record, subscription, 'subscription.updated')
      return made
    })
    if (invoiceID) await this.collections.collect(invoiceID)
    return viewSubscription(await findSubscription(this.database.read, own))
  }

  /** By the terms before the change, which are all that its preview knows. */
  private async waits(manager: EntityManager, subscription: Subscription, { lines, kind }: PlannedChange) {
    return kind === 'change' && lines.length > 0 && this.invoicing.waits(manager, subscription, lines, kind)
  }

  /** Before the change, which knows only the items after it. */
  private async changeUsage(
    manager: EntityManager,
    subscription: Subscription,
    { change, leftOff }: PlannedChange,
    now: Date,
  ) {
    const { items: before } = subscription
    const { items, nextItems, anchorNumber } = change
    if ([...(items ?? []), ...(nextItems ?? [])].some(isMeteredItem))
      await changeSubscription(manager, subscription, { hasUsage: true })
    const isOther = anchorNumber !== undefined
    const later = isOther ? [] : (nextItems ?? items ?? before)
    await endLaterUsage(manager, subscription, { items: later, now })
    if (!items) return
    const gone = isOther ? before : before.filter(({ priceID }) => !items.some((item) => item.priceID === priceID))
    await endUsage(manager, subscription, { items: gone, until: now, now })
    if (isOther) await keepDiscount(manager, leftOff ? { ...subscription, discount: leftOff } : subscription)
    const isNew = (item: SubscriptionItemView) => !before.some(({ priceID }) => priceID === item.priceID)
    if (!isOther) await beginUsage(manager, subscription, { items: items.filter(isMeteredItem).filter(isNew), now })
  }

  private async plan(
    manager: EntityManager,
    subscription: Subscription,
    asked: { items: readonly GivenSubscriptionItem[]; applies: ChangeTiming | undefined; at: Date },
  ): Promise<PlannedChange> {
    const kept = [...subscription.items, ...(subscription.nextItems ?? [])]
    const after = await requireItems(manager, subscription, asked.items, kept)
    const before = await readItems(manager, subscription, subscription.items)
    return planChange(subscription, { before, after, applies: asked.applies ?? 'now_prorated', at: asked.at })
  }
}

/** A period that is over, and whose renewal is still due, has no seconds left. */
const withinPeriod = ({ currentPeriodEnd }: Subscription, at: Date): Date =>
  at > currentPeriodEnd ? currentPeriodEnd : at

function requireRunning({ status }: Subscription): void {
  if (status === 'canceled' || status === 'paused' || status === 'incomplete')
    throw new SubscriptionStateConflict(status)
}

/** With what was used so far, which is no part of what the preview promises: more may come in before the invoice. */
function viewPreview(
  subscription: Subscription,
  planned: PlannedChange,
  at: Date,
  { used = [], waits }: { used?: readonly LooseLine[]; waits: boolean },
): SubscriptionPreviewView {
  const { subscriptionID, currency, nextDiscount } = subscription
  const promised = linesOfNext(subscription, planned.lines)
  const { taken, left } = used.length > 0 ? linesOfNext(subscription, [...used, ...planned.lines]) : promised
  const makesNone = waits || (planned.kind === 'change' && planned.lines.length === 0)
  const lines = onInvoice('', makesNone ? [] : taken)
  const built = summed(lines)
  const items = planned.change.items ?? planned.change.nextItems ?? null
  const coupon = nextDiscount && [nextDiscount.couponID, nextDiscount.periodsLeft]
  const waiting = waits ? ['waits'] : []
  const promises = [items, coupon, planned.kind, ...promised.taken, ...promised.left, ...waiting]
  const facts = promises.map((fact) => JSON.stringify(fact))
  const digest = hash('sha256', JSON.stringify([subscription.updatedAt, facts]), 'base64url').slice(0, 22)
  return {
    ...{ subscriptionID, currency, invoicedAt: planned.invoicedAt.toISOString() },
    lines: built.lines.map(viewPreviewLine),
    discounts: viewDiscounts(built.lines),
    taxes: taxesOf(built.lines),
    ...{ subtotal: built.subtotal, taxAmount: built.taxAmount, total: built.total, creditLeft: -totalOf(left) },
    preview: `${at.getTime() / 1000}.${digest}`,
  }
}

/** The change counts the seconds of its preview, for an hour and within the same period. */
function timeOfPreview(preview: string, { currentPeriodStart }: Subscription, now: Date): Date {
  const [, seconds] = /^(\d{1,12})\.[\w-]{22}$/.exec(preview) ?? []
  if (!seconds) throw new PreviewUnknown()
  const at = new Date(Number(seconds) * 1000)
  if (at > now || at < currentPeriodStart || now.getTime() - at.getTime() > previewValidMs) throw new PreviewChanged()
  return at
}
