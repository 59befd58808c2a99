import type {
  ComparedEndedView,
  CurrencyOperationsView,
  DeclinesView,
  MethodOperationsView,
  OperationsPointView,
} from '#contract/operations.js'
import { amountOf, type Ended, endedView } from './ended-payments.js'
import type { Window } from './window.js'

const declinesMax = 20

const isNow = ({ at }: Ended, { from, until }: Window): boolean => at >= from && at < until
const isBefore = ({ at }: Ended, { comparedFrom, comparedUntil }: Window): boolean =>
  at >= comparedFrom && at < comparedUntil

const nowOf = (rows: Ended[], window: Window) => rows.filter((row) => isNow(row, window))
const beforeOf = (rows: Ended[], window: Window) => rows.filter((row) => isBefore(row, window))

export const compared = (rows: Ended[], window: Window): ComparedEndedView => ({
  ...endedView(nowOf(rows, window)),
  before: endedView(beforeOf(rows, window)),
})

const endedIn = ({ succeeded, failed, before }: ComparedEndedView): number =>
  (succeeded + failed) * 1e9 + before.succeeded + before.failed

const byUse = <T extends ComparedEndedView>(views: T[]): T[] =>
  views.sort((one, other) => endedIn(other) - endedIn(one))

export const currenciesOf = (rows: Ended[], window: Window): CurrencyOperationsView[] =>
  byUse(
    [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, some]) => ({
      currency,
      amount: amountOf(nowOf(some, window)),
      amountBefore: amountOf(beforeOf(some, window)),
      ...compared(some, window),
      points: pointsOf(nowOf(some, window), window),
    })),
  )

function pointsOf(rows: Ended[], { from, until, bucketMs }: Window): OperationsPointView[] {
  const byTime = Map.groupBy(rows, ({ at }) => at)
  return Array.from({ length: (until - from) / bucketMs }, (_, index) => {
    const at = from + index * bucketMs
    const some = byTime.get(at) ?? []
    return { at: new Date(at).toISOString(), amount: amountOf(some), ...endedView(some) }
  })
}

export const methodsOf = (rows: Ended[], window: Window): MethodOperationsView[] =>
  byUse(
    [...Map.groupBy(rows, ({ cardBrand }) => cardBrand)].map(([cardBrand, some]) => ({
      cardBrand,
      ...compared(some, window),
    })),
  )

const paymentsOf = (rows: Ended[]): number => rows.reduce((sum, { payments }) => sum + payments, 0)

export function declinesOf(rows: Ended[], window: Window): DeclinesView[] {
  const failed = rows.filter(({ status }) => status === 'failed')
  return [...Map.groupBy(failed, ({ failureCode }) => failureCode)]
    .map(([failureCode, some]) => ({
      failureCode,
      payments: paymentsOf(nowOf(some, window)),
      paymentsBefore: paymentsOf(beforeOf(some, window)),
    }))
    .sort((one, other) => other.payments - one.payments || other.paymentsBefore - one.paymentsBefore)
    .slice(0, declinesMax)
}
