import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import {
  countedDays,
  countedFields,
  type CurrencyLimits,
  type LimitHit,
  type LimitValues,
} from '#contract/limit-names.js'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import { findRow, readRows, write } from '../../platform/database/rows.js'
import { type DayCount, dayMs, dayOf, paymentHit, refundHit } from './limit-hit.js'
import { type LimitsInForce, limitsInForce } from './limits-in-force.js'
import { PaymentCount } from './payment-count.entity.js'
import { PaymentLimits } from './payment-limits.entity.js'

export interface Counted {
  clientID: string
  mode: Mode
  currency: Currency
}
type Made = Counted & { amount: number; createdAt: Date }

/** A row of this day, which never comes, says that the days before it are kept; without it they are counted anew. */
const keptDay = 2_000_000_000

export async function limitsOf(
  manager: EntityManager,
  { clientID, mode, currency }: Counted,
  onPlan: CurrencyLimits[],
): Promise<LimitsInForce | null> {
  const own = await findRow(manager, PaymentLimits, { ownerID: clientID, mode, currency })
  return limitsInForce(own, onPlan.find((one) => one.currency === currency) ?? null)
}

export const countsAnything = (limits: LimitValues): boolean => countedFields.some((name) => limits[name] !== null)

export const countsOf = (manager: EntityManager, of: Counted, today: number): Promise<PaymentCount[]> =>
  readRows(manager, PaymentCount, 'WHERE "clientID" = $1 AND "mode" = $2 AND "currency" = $3 AND "day" > $4', [
    of.clientID,
    of.mode,
    of.currency,
    today - countedDays,
  ])

export const areKept = (rows: readonly DayCount[]): boolean => rows.some(({ day }) => day === keptDay)

/** In the unit that makes the payment: takes its place, or says which limit is met. */
export const takePayment = (manager: EntityManager, limits: LimitsInForce | null, made: Made) =>
  take(manager, limits, made, paymentHit, { payments: 1, amount: made.amount, refunds: 0, refundAmount: 0 })

/** Without counts that are kept, the unit of the payment counts anew and decides alone. */
export async function paymentLimitMet(
  manager: EntityManager,
  limits: LimitsInForce | null,
  made: Counted & { amount: number },
): Promise<LimitHit | null> {
  if (!limits) return null
  const now = clock.now()
  const rows = countsAnything(limits) ? await countsOf(manager, made, dayOf(now)) : []
  const met = paymentHit(limits, rows, made.amount, now)
  return met && { ...met, setFor: limits.setFor[met.name] ?? 'client' }
}

export const takeRefund = (manager: EntityManager, limits: LimitsInForce | null, made: Made) =>
  take(manager, limits, made, refundHit, { payments: 0, amount: 0, refunds: 1, refundAmount: made.amount })

async function take(
  manager: EntityManager,
  limits: LimitsInForce | null,
  made: Made,
  hitOf: typeof paymentHit,
  sums: Omit<DayCount, 'day'>,
): Promise<LimitHit | null> {
  if (!limits) return null
  const today = dayOf(made.createdAt)
  const isCounted = countsAnything(limits)
  const rows = isCounted ? await keptCounts(manager, made, today) : []
  const met = hitOf(limits, rows, made.amount, made.createdAt)
  if (met === null && isCounted) await add(manager, made, { day: today, ...sums })
  return met && { ...met, setFor: limits.setFor[met.name] ?? 'client' }
}

// What was paid before a limit was set counts too: the first payment after that counts it, in its own unit.
async function keptCounts(manager: EntityManager, made: Made, today: number): Promise<DayCount[]> {
  const rows = await countsOf(manager, made, today)
  if (areKept(rows)) return rows
  const { clientID, mode, currency } = made
  await manager.delete(PaymentCount, { clientID, mode, currency })
  const counted = await recounted(manager, made, today)
  for (const row of counted) await add(manager, made, row)
  await add(manager, made, { day: keptDay, payments: 0, amount: 0, refunds: 0, refundAmount: 0 })
  return counted
}

async function add(manager: EntityManager, { clientID, mode, currency }: Counted, sums: DayCount): Promise<void> {
  const { day, payments, amount, refunds, refundAmount } = sums
  await write(
    manager,
    `INSERT INTO "payment_counts"
     ("clientID", "mode", "currency", "day", "payments", "amount", "refunds", "refundAmount")
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT ("clientID", "mode", "currency", "day") DO UPDATE SET
     "payments" = "payment_counts"."payments" + excluded."payments",
     "amount" = "payment_counts"."amount" + excluded."amount",
     "refunds" = "payment_counts"."refunds" + excluded."refunds",
     "refundAmount" = "payment_counts"."refundAmount" + excluded."refundAmount"`,
    [clientID, mode, currency, day, payments, amount, refunds, refundAmount],
  )
}

export const keptClients = (manager: EntityManager): Promise<Counted[]> =>
  readRows(manager, PaymentCount, 'WHERE "day" = $1', [keptDay])

/** In the unit that ends the payment without money; without limits there is no row to change. */
export const giveBackPayment = (manager: EntityManager, made: Made): Promise<void> =>
  giveBack(manager, made, ['payments', 'amount'])

/** In the unit that restores a payment after its capture had failed. */
export const countPaymentAgain = (manager: EntityManager, made: Made): Promise<void> =>
  giveBack(manager, made, ['payments', 'amount'], -1)

/** In the unit that posts a refund which had failed before. */
export const countRefundAgain = (manager: EntityManager, made: Made): Promise<void> =>
  giveBack(manager, made, ['refunds', 'refundAmount'], -1)

/** A refund that was made at the processor counts, and no limit refuses it. */
export async function countRefundMade(manager: EntityManager, made: Made): Promise<void> {
  const day = dayOf(made.createdAt)
  if (!areKept(await countsOf(manager, made, day))) return
  await add(manager, made, { day, payments: 0, amount: 0, refunds: 1, refundAmount: made.amount })
}

export const giveBackRefund = (manager: EntityManager, made: Made): Promise<void> =>
  giveBack(manager, made, ['refunds', 'refundAmount'])

async function giveBack(
  manager: EntityManager,
  { clientID, mode, currency, amount, createdAt }: Made,
  [count, sum]: ['payments', 'amount'] | ['refunds', 'refundAmount'],
  times: 1 | -1 = 1,
): Promise<void> {
  await write(
    manager,
    `UPDATE "payment_counts" SET "${count}" = "${count}" - (${times}), "${sum}" = "${sum}" - $1
     WHERE "clientID" = $2 AND "mode" = $3 AND "currency" = $4 AND "day" = $5`,
    [times * amount, clientID, mode, currency, dayOf(createdAt)],
  )
}

/** Reads the tables of payments and refunds by name, because their rooms stand above this one. */
export async function recounted(manager: EntityManager, of: Counted, today: number): Promise<DayCount[]> {
  const values = [of.clientID, of.mode, of.currency, (today - countedDays + 1) * dayMs]
  const grouped = (table: string, counts: string) =>
    manager.query<Record<'day' | 'count' | 'sum', number | string>[]>(
      `SELECT "createdAt" / ${dayMs} AS "day", COUNT(*) AS "count", SUM("amount") AS "sum" FROM "${table}"
       WHERE "clientID" = $1 AND "mode" = $2 AND "currency" = $3 AND "createdAt" >= $4 AND ${counts}
       GROUP BY "createdAt" / ${dayMs}`,
      values,
    )
  const days = new Map<number, DayCount>()
  const at = (day: number) => days.get(day) ?? { day, payments: 0, amount: 0, refunds: 0, refundAmount: 0 }
  for (const { day, count, sum } of await grouped('transactions', `"status" NOT IN ('failed', 'canceled', 'expired')`))
    days.set(Number(day), { ...at(Number(day)), payments: Number(count), amount: Number(sum) })
  for (const { day, count, sum } of await grouped('refunds', `"status" <> 'failed'`))
    days.set(Number(day), { ...at(Number(day)), refunds: Number(count), refundAmount: Number(sum) })
  return [...days.values()]
}
