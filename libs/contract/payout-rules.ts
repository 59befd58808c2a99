import { allOf, MayBeAbsent, OptionalIDs, RequiredChoice } from './fields.js'
import * as words from './messages/payouts.js'
import { AmountsByCurrency } from './money-fields.js'
import type { Currency } from './money.js'
import { payoutDelayDaysMax, reserveDaysMax } from './payout-limits.js'
import { payoutIntervals, type PayoutInterval } from './payout-states.js'
import { Passes, Whole } from './own-checks.js'

const OptionalDay = (last: number, sentence: string) => allOf(MayBeAbsent(), Whole(1, last, sentence))

const isReservePercentage = (value: unknown): boolean =>
  typeof value === 'number' && value >= 0 && value <= 100 && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
const ReservePercentage = Passes('isReservePercentage', isReservePercentage, words.reservePercentageForm)

/** PUT /clients/:clientID/payout-schedule. Only staff can set the delay and the reserve. */
export class SetPayoutSchedule {
  @RequiredChoice(payoutIntervals, words.intervalIsOneOf(payoutIntervals))
  interval!: PayoutInterval

  /** For weekly schedules. 1 is Monday. */
  @OptionalDay(7, words.weekdayForm)
  weekday?: number

  /** For monthly schedules. Shorter months use their last day. */
  @OptionalDay(31, words.dayOfMonthForm)
  dayOfMonth?: number

  /** The minimum automatic payout, in minor units by currency. */
  @AmountsByCurrency('leastAmounts')
  leastAmounts?: Partial<Record<Currency, number>>

  /** Days that available money waits before an automatic payout. */
  @allOf(MayBeAbsent(), Whole(0, payoutDelayDaysMax, words.delayForm(payoutDelayDaysMax)))
  delayDays?: number

  /** The percentage of each settled payment held in reserve. 0: no reserve. */
  @allOf(MayBeAbsent(), ReservePercentage)
  reservePercentage?: number

  /** Days until the reserve becomes available. */
  @allOf(MayBeAbsent(), Whole(0, reserveDaysMax, words.reserveDaysForm(reserveDaysMax)))
  reserveDays?: number
}

/** PUT /payout-policy */
export class SetPayoutPolicy {
  /** Amounts above this need two approvers, in minor units by currency. Other currencies need one. */
  @AmountsByCurrency('twoApprovalsAbove')
  twoApprovalsAbove?: Partial<Record<Currency, number>>

  /** Processor accounts for payouts that no bank account can send. The first one that can is used. */
  @OptionalIDs()
  processorAccountIDs?: string[]
}

export interface PayoutPolicyView {
  twoApprovalsAbove: Partial<Record<Currency, number>>
  processorAccountIDs: string[]
  updatedAt: string | null
}
