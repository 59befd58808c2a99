import type { UsageAggregation } from './billing-choices.js'
import { usageEventIDMaxLength, usageQuantityMax } from './billing-limits.js'
import { HasNoCardNumber } from './card-field.js'
import { OptionalText, RequiredText } from './fields.js'
import { ListQuery } from './lists.js'
import * as billingWords from './messages/errors/billing.js'
import * as words from './messages/errors/usage.js'
import { OptionalMode } from './mode-field.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import { asSent, Passes, Whole } from './own-checks.js'
import { OptionalTime } from './time-field.js'

const visible = /^[\x21-\x7e]+$/

const isEventID = (value: unknown): boolean =>
  typeof value === 'string' && value.length <= usageEventIDMaxLength && visible.test(value)

/** POST /usage-events. Sending the same event again returns the first response. */
export class CreateUsageEvent {
  /** Your ID for the event. It counts once, even if you send it again. */
  @asSent
  @HasNoCardNumber(usageEventIDMaxLength)
  @Passes('isEventID', isEventID, words.eventIDForm(usageEventIDMaxLength))
  eventID!: string

  @RequiredText(words.subscriptionRequired, 40)
  subscriptionID!: string

  /** A metered price of the subscription. */
  @RequiredText(words.priceRequired, 40)
  priceID!: string

  @Whole(0, usageQuantityMax, billingWords.wholeFromTo('quantity', 0, usageQuantityMax))
  quantity!: number

  /** When it was used, in a period that isn’t invoiced yet. Default: now. */
  @OptionalTime('happenedAt')
  happenedAt?: string

  /** Default: `test`, or the mode of the API key. */
  @OptionalMode()
  mode?: Mode
}

/** GET /usage-events, the newest first. */
export class ListUsageEvents extends ListQuery {
  @OptionalText(40)
  subscriptionID?: string

  @OptionalText(40)
  priceID?: string

  /** Only events at or after this time. */
  @OptionalTime('from')
  from?: string

  /** Only events before this time. */
  @OptionalTime('to')
  to?: string
}

export interface UsageEventView {
  usageEventID: string
  clientID: string
  mode: Mode
  /** Your ID for the event. */
  eventID: string
  subscriptionID: string
  priceID: string
  quantity: number
  happenedAt: string
  createdAt: string
}

/** The usage of a metered price in a period that isn’t invoiced yet. */
export interface UsageView {
  priceID: string
  /** The name of the product. */
  name: string
  usageAggregation: UsageAggregation
  currency: Currency
  quantity: number
  /** The cost so far in minor units, before coupons and tax. 0 in a trial. */
  amount: number
  /** The number of events. */
  eventCount: number
  periodStart: string
  periodEnd: string
  /** Events for the period are accepted until this time. Then it is invoiced. */
  openUntil: string
}
