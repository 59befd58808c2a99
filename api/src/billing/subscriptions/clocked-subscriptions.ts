import { Injectable } from '@nestjs/common'
import { type EntityTarget, LessThanOrEqual } from 'typeorm'
import { clockBatch } from '#contract/billing-limits.js'
import { Database } from '../../platform/database/database.js'
import { isSet } from '../../platform/database/is-set.js'
import { ClockWorks } from '../test-clocks/clock-works.js'
import { stepsOnClock } from './clock-steps.js'
import { Collections } from './collections.service.js'
import { Renewals } from './renewals.service.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'

/** What is due for customers on a test clock, while the clock is advanced. */
@Injectable()
export class ClockedSubscriptions {
  constructor(
    private readonly database: Database,
    private readonly renewals: Renewals,
    private readonly collections: Collections,
    works: ClockWorks,
  ) {
    works.add({
      next: (testClockID) => this.next(testClockID),
      play: (testClockID, at) => this.play(testClockID, at),
      happened: (testClockID, most) => stepsOnClock(this.database.read, testClockID, most),
    })
  }

  private async next(testClockID: string): Promise<Date | null> {
    const [renewal, collection] = [
      await this.firstOf(Subscription, testClockID),
      await this.firstOf(SubscriptionInvoice, testClockID),
    ]
    if (!renewal || !collection) return renewal ?? collection
    return renewal < collection ? renewal : collection
  }

  private async firstOf(entity: EntityTarget<Subscription | SubscriptionInvoice>, testClockID: string) {
    const where = { testClockID, dueAt: isSet() }
    const found = await this.database.read.findOne(entity, { where, order: { dueAt: 'ASC' } })
    return found?.dueAt ?? null
  }

  /** First the renewals of the moment, then the payments. */
  private async play(testClockID: string, at: Date): Promise<number> {
    const due = { where: { testClockID, dueAt: LessThanOrEqual(at) }, take: clockBatch }
    const renewals = await this.database.read.find(Subscription, {
      ...due,
      order: { dueAt: 'ASC', subscriptionID: 'ASC' },
    })
    if (renewals.length > 0) return counted(renewals.map((one) => this.renewals.renew(one.subscriptionID)))
    const order = { dueAt: 'ASC', invoiceID: 'ASC' } as const
    const invoices = await this.database.read.find(SubscriptionInvoice, { ...due, order })
    return counted(invoices.map((one) => this.collections.collect(one.invoiceID)))
  }
}

const counted = async (works: Promise<boolean>[]): Promise<number> =>
  (await Promise.all(works)).filter((isDone) => isDone).length
