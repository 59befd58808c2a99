import { Injectable, Logger } from '@nestjs/common'
import { IsNull, LessThanOrEqual } from 'typeorm'
import { collectionLookMs, subscriptionBatch, subscriptionPollMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { WorkLoops } from '../../platform/work/work-loops.js'
import { Collections } from './collections.service.js'
import { Renewals } from './renewals.service.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'

/** Renews and charges what is due in real time; customers on a test clock are worked when it is advanced. */
@Injectable()
export class DueSubscriptions {
  private readonly logger = new Logger('Billing')

  constructor(
    private readonly database: Database,
    private readonly renewals: Renewals,
    private readonly collections: Collections,
    loops: WorkLoops,
  ) {
    loops.add({
      logger: this.logger,
      failure: "Couldn't read due subscriptions",
      pollMs: subscriptionPollMs,
      look: async (stopping) => (await this.workOff(stopping)) >= subscriptionBatch,
    })
  }

  async workOff(stopping?: AbortSignal): Promise<number> {
    const renewed = await this.renewAll(stopping)
    return Math.max(renewed, await this.collectAll(stopping))
  }

  private async renewAll(stopping?: AbortSignal): Promise<number> {
    const due = await this.database.read.find(Subscription, {
      where: { dueAt: LessThanOrEqual(clock.now()), testClockID: IsNull() },
      order: { dueAt: 'ASC' },
      take: subscriptionBatch,
    })
    if (stopping?.aborted) return 0
    // Together, because units that wait for the same line share a commit.
    const works = due.map(({ subscriptionID }) =>
      this.orLater(Subscription, { subscriptionID }, () => this.renewals.renew(subscriptionID)),
    )
    await Promise.all(works)
    return due.length
  }

  private async collectAll(stopping?: AbortSignal): Promise<number> {
    const now = clock.now()
    const isDue = { dueAt: LessThanOrEqual(now), testClockID: IsNull() }
    const due = await this.database.read.find(SubscriptionInvoice, {
      where: [
        { ...isDue, leaseUntil: IsNull() },
        { ...isDue, leaseUntil: LessThanOrEqual(now) },
      ],
      // In one order in all processes, which hold many rows at once.
      order: { dueAt: 'ASC', invoiceID: 'ASC' },
      take: subscriptionBatch,
    })
    if (stopping?.aborted) return 0
    const foreseen = await this.collections.foresee(due, now)
    const works = due.map(({ invoiceID }) =>
      this.orLater(SubscriptionInvoice, { invoiceID }, () => this.collections.collect(invoiceID, foreseen)),
    )
    await Promise.all(works)
    return due.length
  }

  /** A row that fails must not hold up those behind it. */
  private async orLater(
    entity: typeof Subscription | typeof SubscriptionInvoice,
    where: { subscriptionID: string } | { invoiceID: string },
    work: () => Promise<boolean>,
  ): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.logger.error(
        `${Object.values(where)[0]}: ${String(error)}`,
        error instanceof Error ? error.stack : undefined,
      )
      const dueAt = new Date(clock.time() + collectionLookMs)
      // The work may be kept although its answer was lost: then the row is due later already.
      await this.database.write((manager) =>
        manager
          .createQueryBuilder()
          .update(entity)
          .set({ dueAt })
          .where(where)
          .andWhere('"dueAt" <= :now', { now: clock.time() })
          .execute(),
      )
    }
  }
}
