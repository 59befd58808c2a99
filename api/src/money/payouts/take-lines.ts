import type { EntityManager } from 'typeorm'
import { lineKinds } from '#contract/ledger-accounts.js'
import { write } from '../../platform/database/rows.js'
import type { Payout } from './payout.entity.js'
import { PayoutPosition } from './payout-position.entity.js'

type Whose = Pick<Payout, 'clientID' | 'mode' | 'currency'>

/** Clocks of several processes differ: entries are looked for a little before the time that was reached. */
const clocksMayDifferMs = 3_600_000

/** Payouts and what undoes them explain themselves by their lines, and are no lines; nor is what only goes to another line. */
const ownKinds = `('payout', 'payout_fee', 'payout_returned', ${lineKinds.map((kind) => `'${kind}'`).join(', ')})`

const alive = `(SELECT COALESCE(SUM("taken"."amount"), 0) FROM "payout_lines" "taken" WHERE "taken"."entryID" = "entry"."entryID" AND "taken"."released" = 0)`

const columns = ['entryID', 'line', 'sequence', 'kind', 'transactionID', 'refundID', 'disputeID', 'createdAt']
const named = (names: string[], alias?: string) =>
  names.map((name) => (alias ? `"${alias}"."${name}"` : `"${name}"`)).join(', ')

const restsSql = (from: number) => `SELECT ${named(columns, 'entry')}, -"entry"."amount" AS "entryAmount",
  CAST(-"entry"."amount" - ${alive} AS bigint) AS "rest" FROM "ledger_entries" "entry"
  WHERE "entry"."clientID" = $${from} AND "entry"."createdAt" >= $${from + 1}
  AND ("entry"."line", "entry"."sequence") > ($${from + 2}, $${from + 3})
  AND "entry"."mode" = $${from + 4} AND "entry"."currency" = $${from + 5}
  AND "entry"."account" = 'client_available' AND "entry"."kind" NOT IN ${ownKinds}`

async function restsOf(manager: EntityManager, { clientID, mode, currency }: Whose, from: number) {
  const position = await manager.findOneBy(PayoutPosition, { clientID, mode, currency })
  const since = Math.max(0, (position?.reachedAt.getTime() ?? 0) - clocksMayDifferMs)
  return {
    sql: restsSql(from),
    values: [clientID, since, position?.line ?? 0, position?.sequence ?? 0, mode, currency],
  }
}

export async function untakenBefore(manager: EntityManager, whose: Whose, time: Date): Promise<number> {
  const { sql, values } = await restsOf(manager, whose, 1)
  const [row] = await manager.query<{ sum: number | string | null }[]>(
    `SELECT SUM("rest") AS "sum" FROM (${sql}) "rests" WHERE "createdAt" <= $7`,
    [...values, time.getTime()],
  )
  return Number(row?.sum ?? 0)
}

/** Of all that is untaken, or of the oldest as much as makes `wanted`: the last of them may be split. To be called in line. */
export async function takeLines(
  manager: EntityManager,
  payout: Payout,
  { wanted, isAll }: { wanted: number; isAll: boolean },
): Promise<void> {
  const { payoutID } = payout
  const { sql, values } = await restsOf(manager, payout, isAll ? 3 : 4)
  const upTo = `SELECT *, CAST(SUM("rest") OVER (ORDER BY "line", "sequence") AS bigint) AS "upTo" FROM (${sql}) "rests" WHERE "rest" <> 0`
  const reached = `SELECT *, COALESCE(MAX("upTo") OVER (ORDER BY "line", "sequence" ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS "before" FROM (${upTo}) "sums"`
  const part = isAll ? '"rest"' : 'CASE WHEN "upTo" >= $3 THEN "rest" - ("upTo" - $3) ELSE "rest" END'
  const text = `INSERT INTO "payout_lines" ("payoutID", "released", ${named(columns)}, "entryAmount", "amount")
    SELECT CAST($1 AS varchar), CAST($2 AS integer), ${named(columns)}, "entryAmount", CAST(${part} AS bigint)
    FROM (${reached}) "marked" ${isAll ? '' : 'WHERE "before" < $3'}`
  await write(manager, text, [payoutID, 0, ...(isAll ? [] : [wanted]), ...values])
  const taken = await sumOf(manager, payoutID)
  if (taken !== wanted) throw new Error(`The lines of ${payoutID} make ${taken}, and not ${wanted}`)
  await moveOn(manager, payout)
}

const sumOf = async (manager: EntityManager, payoutID: string): Promise<number> => {
  const [row] = await manager.query<{ sum: number | string | null }[]>(
    'SELECT SUM("amount") AS "sum" FROM "payout_lines" WHERE "payoutID" = $1',
    [payoutID],
  )
  return Number(row?.sum ?? 0)
}

type At = { line: number | string; sequence: number | string; createdAt: number | string }
const place = '"line", "sequence", "createdAt"'
const inOrder = 'ORDER BY "line", "sequence" LIMIT 1'

async function moveOn(manager: EntityManager, whose: Whose): Promise<void> {
  const { sql, values } = await restsOf(manager, whose, 1)
  const [left] = await manager.query<At[]>(`SELECT ${place} FROM (${sql}) "rests" WHERE "rest" <> 0 ${inOrder}`, values)
  const [last] = left
    ? [left]
    : await manager.query<At[]>(
        `SELECT ${place} FROM "ledger_entries" WHERE "line" = (SELECT "ledgerLine" FROM "clients" WHERE "clientID" = $1)
         ORDER BY "sequence" DESC LIMIT 1`,
        [whose.clientID],
      )
  if (last) await moveTo(manager, whose, last, left ? 1 : 0)
}

/** Its money stands with the client again, so that the next payout takes these entries first. */
export async function releaseLines(manager: EntityManager, payout: Payout): Promise<void> {
  const { payoutID, clientID, mode, currency } = payout
  await write(manager, 'UPDATE "payout_lines" SET "released" = 1 WHERE "payoutID" = $1', [payoutID])
  const [first] = await manager.query<At[]>(`SELECT ${place} FROM "payout_lines" WHERE "payoutID" = $1 ${inOrder}`, [
    payoutID,
  ])
  const position = await manager.findOneBy(PayoutPosition, { clientID, mode, currency })
  if (!first || (position && isBefore(position, first))) return
  await moveTo(manager, payout, first, 1)
}

const isBefore = (position: PayoutPosition, { line, sequence }: At): boolean =>
  position.line < Number(line) || (position.line === Number(line) && position.sequence < Number(sequence))

async function moveTo(manager: EntityManager, { clientID, mode, currency }: Whose, at: At, back: 0 | 1) {
  const place = { line: Number(at.line), sequence: Number(at.sequence) - back }
  const position = { clientID, mode, currency, ...place, reachedAt: new Date(Number(at.createdAt)) }
  await manager.upsert(PayoutPosition, position, ['clientID', 'mode', 'currency'])
}
