import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { usageGraceMs, usageLateMs } from '#contract/billing-limits.js'
import type { Record } from '../../platform/audit/audit-log.js'
import type { LooseLine } from '../invoices/made-invoices.js'
import { renewsAtOf } from './renewal-times.js'
import { SubscriptionInvoicing } from './subscription-invoicing.js'
import { changeSubscription } from './subscription-rows.js'
import type { Subscription } from './subscription.entity.js'
import { usageLines, withUnused } from './usage-lines.js'
import type { UsagePeriod } from './usage-period.entity.js'
import { changeRow, closeUsage, currentKey, isFree, keepDiscount, openUntil, openUsage } from './usage-periods.js'

export interface TakenUsage {
  rows: UsagePeriod[]
  lines: LooseLine[]
}

/** Usage is invoiced once its late events had their time. The unit that makes the invoice closes the rows that are on it. */
@Injectable()
export class UsageInvoicing {
  constructor(private readonly invoicing: SubscriptionInvoicing) {}

  /** What is ripe, before the subscription moves to other periods. */
  async take(manager: EntityManager, subscription: Subscription, now: Date): Promise<TakenUsage> {
    await keepDiscount(manager, subscription)
    return takeOf(manager, subscription, { now })
  }

  /**
   * The same for a period that is renewed, whose invoice also says that nothing was used. Usage of the periods after it,
   * which is there if the renewal is late, waits for their own renewals.
   */
  async takePeriod(manager: EntityManager, subscription: Subscription, now: Date): Promise<TakenUsage> {
    if (!subscription.hasUsage) return { rows: [], lines: [] }
    await keepDiscount(manager, subscription)
    const isTaken = ({ startsAt }: UsagePeriod) => startsAt < subscription.currentPeriodEnd
    return takeOf(manager, subscription, { now, isTaken, saysUnused: true })
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
    // A price that is taken out of a running period may come back in it.
    const key = currentKey(subscription)
    const isTaken = ({ period }: UsagePeriod) => period !== key
    const taken = await takeOf(manager, subscription, { now: at, isTaken })
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
    const planned = Math.min(renewsAtOf(subscription).getTime(), ...times)
    // What was due before the end of a longer wait waits as long.
    const waitedUntil = subscription.waitedUntil?.getTime() ?? 0
    return new Date(Math.max(now.getTime(), planned, planned <= waitedUntil ? waitedUntil : 0))
  }

  async schedule(manager: EntityManager, subscription: Subscription, now: Date): Promise<void> {
    if (subscription.hasUsage)
      await changeSubscription(manager, subscription, { dueAt: await this.dueAt(manager, subscription, now) })
  }

  /**
   * If no server ran when the invoice was planned, none could take late events either. They get their time once more,
   * and whatever was planned before its end shares it.
   */
  async waitsLonger(
    manager: EntityManager,
    subscription: Subscription,
    { planned, now }: { planned: Date | null; now: Date },
  ): Promise<boolean> {
    const { testClockID, waitedUntil } = subscription
    if (testClockID || !planned || now.getTime() - planned.getTime() < usageLateMs) return false
    const until = waitedUntil && waitedUntil >= planned ? waitedUntil : new Date(now.getTime() + usageGraceMs)
    if (until <= now) return false
    await changeSubscription(manager, subscription, { waitedUntil: until, dueAt: until })
    return true
  }
}

interface Asked {
  now: Date
  isTaken?: (row: UsagePeriod) => boolean
  saysUnused?: boolean
}

async function takeOf(manager: EntityManager, subscription: Subscription, asked: Asked): Promise<TakenUsage> {
  const { now, isTaken = () => true, saysUnused = false } = asked
  if (!subscription.hasUsage) return { rows: [], lines: [] }
  const isOver = subscription.status === 'canceled'
  const isRipe = (row: UsagePeriod) => openUntil(row, subscription) <= now && isTaken(row)
  const open = await openUsage(manager, subscription)
  const rows = open.filter((row) => isOver || isRipe(row))
  const shown = saysUnused ? await withUnused(manager, subscription, rows) : rows
  const { lines, offs } = await usageLines(manager, subscription, shown)
  for (const row of open.filter((one) => !rows.includes(one))) await leaveRest(manager, row, offs.get(row.period) ?? 0)
  return { rows, lines }
}

/** What is invoiced later has the coupon of its period as far as it is left. */
async function leaveRest(manager: EntityManager, row: UsagePeriod, off: number): Promise<void> {
  const { discount } = row
  if (!discount?.amountOff || off === 0) return
  await changeRow(manager, row, { discount: { ...discount, amountOff: discount.amountOff - off } })
}
