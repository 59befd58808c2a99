import type { EntityManager } from 'typeorm'
import { BankStatement } from './bank-statement.entity.js'

async function before(manager: EntityManager, one: BankStatement): Promise<BankStatement | null> {
  const [found] = await manager
    .createQueryBuilder(BankStatement, 'statement')
    .where('statement.bankAccountID = :bankAccountID', one)
    .andWhere('statement.closing IS NOT NULL')
    .andWhere(
      `(statement.fromDay < :fromDay OR (statement.fromDay = :fromDay AND statement.toDay < :toDay)
        OR (statement.fromDay = :fromDay AND statement.toDay = :toDay AND statement.bankStatementID < :bankStatementID))`,
      one,
    )
    .orderBy('statement.toDay', 'DESC')
    .addOrderBy('statement.fromDay', 'DESC')
    .addOrderBy('statement.bankStatementID', 'DESC')
    .limit(1)
    .getMany()
  return found ?? null
}

export async function gapBefore(manager: EntityManager, one: BankStatement): Promise<number | null> {
  if (one.opening === null) return null
  const previous = await before(manager, one)
  if (!previous || previous.closing === null) return null
  const [row] = await manager.query<{ amount: number | string | null }[]>(
    `SELECT SUM("entry"."amount") AS "amount" FROM "bank_statement_lines" "here"
     JOIN "bank_statement_lines" "there" ON "there"."entryID" = "here"."entryID" AND "there"."bankStatementID" = $2
     JOIN "bank_statement_entries" "entry" ON "entry"."entryID" = "here"."entryID"
     WHERE "here"."bankStatementID" = $1`,
    [one.bankStatementID, previous.bankStatementID],
  )
  const gap = one.opening - (previous.closing - Number(row?.amount ?? 0))
  return gap === 0 ? null : gap
}
