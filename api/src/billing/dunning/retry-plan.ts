import { DateTime } from 'luxon'
import type { PaymentTryReason } from '#contract/billing-choices.js'
import { retriesMax } from '#contract/billing-limits.js'

/** The bank says that this method will never pay; only another one can. */
const refusedForGood = new Set([
  ...['lost_card', 'stolen_card', 'expired_card', 'invalid_card', 'suspected_fraud', 'blocked', 'method_not_supported'],
])

export const isRefusedForGood = (failureCode: string): boolean => refusedForGood.has(failureCode)

/** Neither will it pay this invoice. */
const neverAgain = new Set([
  ...[...refusedForGood, 'currency_not_supported', 'amount_not_supported', 'NO_METHOD'],
  ...['SAVED_METHOD_REFUSED', 'SAVED_METHOD_DETACHED', 'SAVED_METHOD_EXPIRED', 'SAVED_METHOD_ON_SESSION_ONLY'],
  'ABOVE_MANDATE_MAXIMUM',
])

const technical = new Set([
  ...['processing_error', 'processor_unavailable', 'not_received', 'capture_failed', 'NO_PROCESSOR'],
  ...['SAVED_METHOD_ACCOUNT_NOT_IN_USE'],
])

/** After how many hours a technical fault is tried again, by how many tries have failed. */
const technicalHours = [1, 4, 12, 24]
const paydays = [1, 15]
const paydayHour = 9
const paydayWithinDays = 7

export interface Failure {
  failureCode: string
  /** How many tries of this invoice have failed, this one included. */
  failed: number
  at: Date
  timeZone: string
  /** How many tries the method had within the time that card networks count. */
  triesOfMethod: number
}

export interface NextTry {
  at: Date
  reason: PaymentTryReason
}

/** Null: it is not tried again with this method. */
export function nextTryOf(retryDays: readonly number[], failure: Failure): NextTry | null {
  const { failureCode, failed, triesOfMethod } = failure
  if (neverAgain.has(failureCode) || failed > retryDays.length || triesOfMethod >= retriesMax) return null
  const at = DateTime.fromJSDate(failure.at, { zone: failure.timeZone })
  if (technical.has(failureCode)) {
    const hours = technicalHours[Math.min(failed, technicalHours.length) - 1] ?? 24
    return { at: at.plus({ hours }).toJSDate(), reason: 'technical' }
  }
  const planned = at.plus({ days: retryDays[failed - 1] ?? 1 })
  const payday = failureCode === 'insufficient_funds' ? paydayFrom(planned) : null
  return payday ? { at: payday.toJSDate(), reason: 'payday' } : { at: planned.toJSDate(), reason: 'plan' }
}

/** The first, the 15th or the last day of a month, in the morning, if it comes soon. */
function paydayFrom(planned: DateTime): DateTime | null {
  for (let days = 0; days <= paydayWithinDays; days += 1) {
    const day = planned.plus({ days })
    const morning = day.set({ hour: paydayHour, minute: 0, second: 0, millisecond: 0 })
    if (morning >= planned && (paydays.includes(day.day) || day.day === day.daysInMonth)) return morning
  }
  return null
}

/** When the retries are over, counted from the first failure. */
export const planEnd = (retryDays: readonly number[], at: Date, timeZone: string): Date =>
  DateTime.fromJSDate(at, { zone: timeZone })
    .plus({ days: retryDays.reduce((sum, days) => sum + days, 0) })
    .toJSDate()
