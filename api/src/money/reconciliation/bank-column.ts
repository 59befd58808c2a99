import type { EntityManager } from 'typeorm'
import { reconciliationLinesMax } from '#contract/bank-limits.js'
import * as words from '#contract/messages/reconciliation.js'
import type { ReconciledAccountView, ReconciliationLineView } from '#contract/reconciliation.js'
import type { BankAccount } from '../bank-accounts/bank-account.entity.js'
import { BankEntry } from '../bank-statements/bank-entry.entity.js'
import { BankStatement } from '../bank-statements/bank-statement.entity.js'
import { gapBefore } from '../bank-statements/statement-gaps.js'

export async function bankColumn(
  manager: EntityManager,
  { bankAccountID, name }: Pick<BankAccount, 'bankAccountID' | 'name'>,
  ledger: number,
): Promise<ReconciledAccountView> {
  const statements = await manager.find(BankStatement, {
    where: { bankAccountID },
    order: { toDay: 'DESC', fromDay: 'DESC', bankStatementID: 'DESC' },
    take: reconciliationLinesMax,
  })
  const last = statements.find(({ closing }) => closing !== null)
  const told = last?.closing ?? null
  const lines: ReconciliationLineView[] = []
  for (const statement of statements) {
    const gap = await gapBefore(manager, statement)
    if (gap) lines.push({ sentence: words.gapBefore(statement.reference, statement.fromDay), amount: gap })
  }
  const underWay = await manager.findBy(BankEntry, { bankAccountID, status: 'received' })
  const waiting = underWay.reduce((sum, { amount }) => sum + amount, 0)
  if (underWay.length > 0) lines.push({ sentence: words.entriesUnderWay(underWay.length), amount: waiting })
  const notified = told === null ? 0 : await notifiedOnly(manager, bankAccountID)
  if (notified !== 0) lines.push({ sentence: words.notifiedOnly, amount: notified })
  if (told === null) {
    const sentence = statements.length === 0 ? words.noStatement : words.noBalanceTold
    lines.push({ sentence, amount: 0 })
  }
  const difference = told === null ? null : told + notified - ledger
  const toldOn = last?.toDay ?? null
  return { ownerID: bankAccountID, name, ledger, told, held: 0, difference, toldOn, toldUntil: null, lines }
}

/** What a notification has told and no statement yet. It is in the ledger, and the balance that the bank told is without it. */
async function notifiedOnly(manager: EntityManager, bankAccountID: string): Promise<number> {
  const told = (isNotification: 0 | 1) =>
    `EXISTS (SELECT 1 FROM "bank_statement_lines" "line"
      JOIN "bank_statements" "file" ON "file"."bankStatementID" = "line"."bankStatementID"
      WHERE "line"."entryID" = "entry"."entryID" AND "file"."isNotification" = ${isNotification})`
  const [row] = await manager.query<{ amount: number | string | null }[]>(
    `SELECT SUM("entry"."amount") AS "amount" FROM "bank_statement_entries" "entry"
     WHERE "entry"."bankAccountID" = $1 AND "entry"."status" <> 'received' AND ${told(1)} AND NOT ${told(0)}`,
    [bankAccountID],
  )
  return Number(row?.amount ?? 0)
}
