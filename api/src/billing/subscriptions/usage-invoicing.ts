import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { usageGraceMs, usageLateMs } from '#contract/billing-limits.js'
import type { Record } from '../../platform/audit/audit-log.js'
import type { LooseLine } from '../invoices/made-invoices.js'
import { isMeteredItem, renewsAtOf } from './renewal-times.js'
import { SubscriptionInvoicing } from './subscription-invoicing.js'
import { changeSubscription } from './subscription-rows.js'
import type { Subscription } from './subscription.entity.js'
import { usageLines, withUnused } from './usage-lines.js'
import type { UsagePeriod } from './usage-period.entity.js'
import { closeUsage, currentKey, isFree, openUntil, openUsage } from './usage-periods.js'

export interface TakenUsage {
  rows: UsagePeriod[]
  lines: LooseLine[]
}

/** Usage is invoiced once its late events had their time. The unit that makes the invoice closes the rows that are on it. */
@Injectable()
export class UsageInvoicing {
  constructor(private readonly invoicing: SubscriptionInvoicing) {}

  /** What is ripe, before the subscription changes. A price that is taken out of a running period may come back in it. */
  async take(
    manager: EntityManager,
    subscription: Subscription,
    now: Date,
    { isRunning = false } = {},
  ): Promise<TakenUsage> {
    if (!subscription.hasUsage) return { rows: [], lines: [] }
    const isOver = subscription.status === 'canceled'
    const open = await openUsage(manager, subscription)
    const key = currentKey(subscription)
    const isRipe = (row: UsagePeriod) => openUntil(row, subscription) <= now && !(isRunning && row.period === key)
    const rows = open.filter((row) => isOver || isRipe(row))
    return { rows, lines: await usageLines(manager, subscription, rows) }
  }

  /** The same for a period that is renewed, whose invoice also says that nothing was used. */
  async takePeriod(manager: EntityManager, subscription: Subscription, now: Date): Promise<TakenUsage> {
    const { rows } = await this.take(manager, subscription, now)
    return { rows, lines: await usageLines(manager, subscription, withUnused(subscription, rows, now)) }
  }

  async close(
    manager: EntityManager,
    subscription: Subscription,
    { rows }: TakenUsage,
    { invoiceID, at }: { invoiceID: string | null; at: Date },
  ): Promise<void> {
    const free = rows.filter((row) => isFree(row, subscription))
    const charged = rows.filter((row) => !isFree(row, subscription))
    await closeUsage(manager, free, { closedAt: at, invoiceID: null })
    await closeUsage(manager, charged, { closedAt: at, invoiceID })
  }

  /** An invoice of its own, where no renewal follows soon or at all. Without a charge there is none. */
  async invoiceAlone(manager: EntityManager, record: Record, subscription: Subscription, at: Date): Promise<boolean> {
    const taken = await this.take(manager, subscription, at, { isRunning: true })
    if (taken.rows.length === 0) return false
    const invoiceID =
      taken.lines.length > 0
        ? await this.invoicing.invoice(manager, record, subscription, taken.lines, { kind: 'usage', at })
        : null
    await this.close(manager, subscription, taken, { invoiceID, at })
    return true
  }

  /** When it has to be worked on next, usage of earlier periods included. */
  async dueAt(manager: EntityManager, subscription: Subscription, now: Date): Promise<Date | null> {
    const isOver = subscription.status === 'canceled'
    const key = currentKey(subscription)
    const waiting = (await openUsage(manager, subscription)).filter((row) => isOver || row.period !== key)
    if (isOver) return waiting.length > 0 ? new Date(now.getTime() + usageGraceMs) : null
    const times = waiting.map((row) => openUntil(row, subscription).getTime())
    // Never in the past: what was open while a period waited longer has had its time as well.
    return new Date(Math.max(now.getTime(), Math.min(renewsAtOf(subscription).getTime(), ...times)))
  }

  async schedule(manager: EntityManager, subscription: Subscription, now: Date): Promise<void> {
    if (subscription.hasUsage)
      await changeSubscription(manager, subscription, { dueAt: await this.dueAt(manager, subscription, now) })
  }

  /** If no server ran when the invoice was due, none could take late events either. They get their time once more. */
  async waitedLonger(manager: EntityManager, subscription: Subscription, now: Date): Promise<boolean> {
    const { dueAt, testClockID, items, status, canceledAt } = subscription
    if (testClockID || !dueAt || now.getTime() - dueAt.getTime() < usageLateMs) return false
    const planned =
      status === 'canceled' && canceledAt
        ? canceledAt.getTime() + usageGraceMs
        : status !== 'trialing' && items.some(isMeteredItem) && renewsAtOf(subscription).getTime()
    if (planned !== dueAt.getTime()) return false
    await changeSubscription(manager, subscription, { dueAt: new Date(now.getTime() + usageGraceMs) })
    return true
  }
}
