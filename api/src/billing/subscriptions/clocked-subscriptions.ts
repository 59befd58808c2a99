import { Injectable } from '@nestjs/common'
import type { EntityTarget } from 'typeorm'
import { clockBatch } from '#contract/billing-limits.js'
import { Database } from '../../platform/database/database.js'
import { isSet } from '../../platform/database/is-set.js'
import { readRows } from '../../platform/database/rows.js'
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

  /** Side by side, but each subscription is renewed before its invoices of the same moment are worked on. */
  private async play(testClockID: string, at: Date): Promise<number> {
    const { read } = this.database
    const due = [testClockID, at.getTime()]
    const [renewals, invoices] = await Promise.all([
      readRows(read, Subscription, dueRenewals, due),
      readRows(read, SubscriptionInvoice, dueInvoices, due),
    ])
    const foreseen = await this.collections.foresee(invoices, at)
    return counted([
      ...renewals.map(({ subscriptionID }) => this.renewals.renew(subscriptionID)),
      ...invoices.map(({ invoiceID }) => this.collections.collect(invoiceID, foreseen)),
    ])
  }
}

const ofClock = '"testClockID" = $1 AND "dueAt" <= $2'
const dueRenewals = `WHERE ${ofClock} ORDER BY "dueAt", "subscriptionID" LIMIT ${clockBatch}`
const dueInvoices = `WHERE ${ofClock} AND NOT EXISTS (SELECT 1 FROM "subscriptions"
  WHERE "subscriptions"."subscriptionID" = "subscription_invoices"."subscriptionID" AND "subscriptions"."dueAt" <= $2)
  ORDER BY "dueAt", "invoiceID" LIMIT ${clockBatch}`

const counted = async (works: Promise<boolean>[]): Promise<number> =>
  (await Promise.all(works)).filter((isDone) => isDone).length
