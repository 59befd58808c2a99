import { countedDays, type CountedField, type LimitHit, type LimitValues } from '#contract/limit-names.js'
import type { PaymentCount } from './payment-count.entity.js'

export const dayMs = 86_400_000
export const dayOf = (at: Date): number => Math.floor(at.getTime() / dayMs)

export type DayCount = Pick<PaymentCount, 'day' | 'payments' | 'amount' | 'refunds' | 'refundAmount'>
type Sum = Exclude<keyof DayCount, 'day'>

const counted: Record<CountedField, { sum: Sum; days: number; isCount: boolean }> = {
  dayAmount: { sum: 'amount', days: 1, isCount: false },
  dayCount: { sum: 'payments', days: 1, isCount: true },
  thirtyDaysAmount: { sum: 'amount', days: countedDays, isCount: false },
  thirtyDaysCount: { sum: 'payments', days: countedDays, isCount: true },
  refundDayAmount: { sum: 'refundAmount', days: 1, isCount: false },
  refundDayCount: { sum: 'refunds', days: 1, isCount: true },
}
const ofPayments = ['dayAmount', 'dayCount', 'thirtyDaysAmount', 'thirtyDaysCount'] as const
const ofRefunds = ['refundDayAmount', 'refundDayCount'] as const

const sumOf = (rows: readonly DayCount[], { sum, days }: { sum: Sum; days: number }, today: number): number =>
  rows.reduce((total, row) => (row.day > today - days && row.day <= today ? total + row[sum] : total), 0)

export type MetLimit = Omit<LimitHit, 'setFor'>

export const usedOf = (rows: readonly DayCount[], today: number): Record<CountedField, number> =>
  Object.fromEntries(Object.entries(counted).map(([name, what]) => [name, sumOf(rows, what, today)])) as Record<
    CountedField,
    number
  >

export const paymentHit = (limits: LimitValues, rows: readonly DayCount[], amount: number, now: Date) =>
  ofOne(limits, amount) ?? firstHit(ofPayments, limits, rows, amount, now)

export const refundHit = (limits: LimitValues, rows: readonly DayCount[], amount: number, now: Date) =>
  firstHit(ofRefunds, limits, rows, amount, now)

function ofOne({ paymentLeast, paymentMost }: LimitValues, amount: number): MetLimit | null {
  if (paymentLeast !== null && amount < paymentLeast)
    return { name: 'paymentLeast', limit: paymentLeast, left: 0, opensAt: null }
  if (paymentMost !== null && amount > paymentMost)
    return { name: 'paymentMost', limit: paymentMost, left: paymentMost, opensAt: null }
  return null
}

function firstHit(
  names: readonly CountedField[],
  limits: LimitValues,
  rows: readonly DayCount[],
  amount: number,
  now: Date,
): MetLimit | null {
  const today = dayOf(now)
  const hits = names.flatMap((name) => {
    const limit = limits[name]
    const what = counted[name]
    const wanted = what.isCount ? 1 : amount
    if (limit === null || sumOf(rows, what, today) + wanted <= limit) return []
    const left = Math.max(limit - sumOf(rows, what, today), 0)
    return [{ name, limit, left, opensAt: opensAt(limit - wanted, rows, what, today) }]
  })
  // Of several limits that are met, the one that lasts longest says when payments open again.
  return hits.sort((one, other) => (other.opensAt ?? '9').localeCompare(one.opensAt ?? '9'))[0] ?? null
}

function opensAt(
  room: number,
  rows: readonly DayCount[],
  what: { sum: Sum; days: number },
  today: number,
): string | null {
  if (room < 0) return null
  for (let later = 1; later <= what.days; later += 1) {
    if (
      sumOf(
        rows.filter(({ day }) => day <= today),
        what,
        today + later,
      ) <= room
    )
      return new Date((today + later) * dayMs).toISOString()
  }
  return null
}
