import { Injectable } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { clock } from '#contract/clock.js'
import { usageEventColumns } from '#contract/csv-columns.js'
import type { CreateUsageEvent, ListUsageEvents, UsageEventView, UsageView } from '#contract/usage-events.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { findRow, insertRows, readRows, updateRow, whereAmong } from '../../platform/database/rows.js'
import type { Own } from '../../platform/http/addressed.js'
import { type Answer, firstAnswer } from '../../platform/idempotency/idempotency.js'
import { csvOf } from '../../platform/lists/csv.js'
import { readPage } from '../../platform/lists/page.js'
import { Price } from '../prices/price.entity.js'
import { findSubscription, type OwnSubscription } from '../subscriptions/subscription-rows.js'
import { Subscription } from '../subscriptions/subscription.entity.js'
import { pricedUsage, withUnused } from '../subscriptions/usage-lines.js'
import { UsagePeriod } from '../subscriptions/usage-period.entity.js'
import { readOpenUsage, toldOpenUntil, usageLine } from '../subscriptions/usage-periods.js'
import { timeOf } from '../test-clocks/time-of.js'
import { countUsage, isWithinMoney } from './count-usage.js'
import { UsageEvent } from './usage-event.entity.js'
import { viewUsageEvent } from './usage-event.view.js'
import { placeOf, type UsagePlace } from './usage-place.js'
import { TooMuchUsage, UsageEventDiffers, UsageSubscriptionUnknown } from './usage.errors.js'

@Injectable()
export class UsageService {
  constructor(private readonly database: Database) {}

  list(own: Own, query: ListUsageEvents): Promise<Page<UsageEventView>> {
    return this.page(own, query)
  }

  csv(own: Own, query: ListUsageEvents): Promise<Readable> {
    return csvOf<ListUsageEvents, UsageEventView>(usageEventColumns, query, (page) =>
      this.database.dear(() => this.page(own, page)),
    )
  }

  private page({ clientID, mode }: Own, asked: ListUsageEvents) {
    const { subscriptionID, priceID, from, to, ...query } = asked
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(UsageEvent, 'event')
        .where('event.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'event'))
      if (subscriptionID) builder.andWhere('event.subscriptionID = :subscriptionID', { subscriptionID })
      if (priceID) builder.andWhere('event.priceID = :priceID', { priceID })
      if (from) builder.andWhere('event.happenedAt >= :from', { from: Date.parse(from) })
      if (to) builder.andWhere('event.happenedAt < :to', { to: Date.parse(to) })
      return readPage(builder, 'event', 'usageEventID', query, viewUsageEvent)
    })
  }

  /** The same event again is answered as it was, whatever has happened to its subscription since. */
  create({ clientID, mode }: Own, input: CreateUsageEvent): Promise<Answer<UsageEventView>> {
    const { eventID, subscriptionID, priceID, quantity } = input
    return this.database.writeInLine(usageLine, async (manager) => {
      const known = await findRow(manager, UsageEvent, { clientID, mode, eventID })
      if (known) return { answer: requireSame(known, input), isReplay: true }
      const subscription = await findRow(manager, Subscription, { subscriptionID, clientID, mode })
      if (!subscription) throw new UsageSubscriptionUnknown()
      const now = await timeOf(manager, subscription)
      const happenedAt = input.happenedAt ? new Date(input.happenedAt) : now
      const place = await placeOf(manager, { subscription, priceID, happenedAt, now })
      await count(manager, place, { quantity, happenedAt })
      const createdAt = clock.now()
      const event: UsageEvent = {
        ...{ usageEventID: newId('use', createdAt.getTime()), clientID, mode, eventID, subscriptionID, priceID },
        ...{ usagePeriodID: place.row.usagePeriodID, quantity, happenedAt, createdAt },
      }
      await insertRows(manager, UsageEvent, event)
      return firstAnswer(viewUsageEvent(event))
    })
  }

  /** Of each period that isn’t invoiced yet. */
  async ofSubscription(own: OwnSubscription): Promise<{ items: UsageView[] }> {
    const { read } = this.database
    const subscription = await findSubscription(read, own)
    const open = await readOpenUsage(read, subscription.subscriptionID)
    const isOver = subscription.status === 'canceled' || subscription.status === 'incomplete'
    const rows = isOver ? open : await withUnused(read, subscription, open)
    const priced = await pricedUsage(read, subscription, rows)
    return {
      items: rows.flatMap((row, at) => {
        const one = priced[at]
        if (!one?.price.usageAggregation) return []
        const { price, name, amount } = one
        return {
          ...{ priceID: row.priceID, name, usageAggregation: one.price.usageAggregation, currency: price.currency },
          ...{ quantity: row.quantity, amount: Number(amount), eventCount: row.eventCount },
          ...{ periodStart: row.startsAt.toISOString(), periodEnd: row.endsAt.toISOString() },
          openUntil: toldOpenUntil(row, subscription).toISOString(),
        }
      }),
    }
  }
}

async function count(
  manager: EntityManager,
  { price, row, open }: UsagePlace,
  used: { quantity: number; happenedAt: Date },
): Promise<void> {
  const { usagePeriodID } = row
  const counted = countUsage(price.usageAggregation ?? 'sum', row, used)
  const others = open.filter((one) => one.usagePeriodID !== usagePeriodID)
  const ids = [...new Set(others.map(({ priceID }) => priceID))]
  const prices = ids.length > 0 ? await readRows(manager, Price, whereAmong('priceID', ids), ids) : []
  const besides = others.flatMap(({ priceID, quantity }) => {
    const of = prices.find((one) => one.priceID === priceID)
    return of ? [{ price: of, quantity }] : []
  })
  if (!isWithinMoney([...besides, { price, quantity: counted.quantity }])) throw new TooMuchUsage()
  await updateRow(manager, UsagePeriod, { usagePeriodID }, counted)
}

/** Without a time, the event that is repeated had the time of its first call. */
function requireSame(known: UsageEvent, input: CreateUsageEvent): UsageEventView {
  const { subscriptionID, priceID, quantity, happenedAt } = input
  const isSame =
    known.subscriptionID === subscriptionID &&
    known.priceID === priceID &&
    known.quantity === quantity &&
    (!happenedAt || known.happenedAt.getTime() === Date.parse(happenedAt))
  if (!isSame) throw new UsageEventDiffers()
  return viewUsageEvent(known)
}
