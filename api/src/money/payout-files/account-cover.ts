import type { EntityManager } from 'typeorm'
import type { BankAccount } from '../bank-accounts/bank-account.entity.js'
import { LedgerBalance } from '../ledger/ledger-balance.entity.js'
import { AccountNotCovered } from './payout-files.errors.js'

const onItsWay = `SELECT SUM("line"."amount") AS "amount" FROM "payout_file_lines" "line"
  JOIN "payout_files" "file" ON "file"."payoutFileID" = "line"."payoutFileID"
  JOIN "payouts" "payout" ON "payout"."payoutID" = "line"."payoutID"
  WHERE "file"."bankAccountID" = $1 AND "line"."isVoid" = 0 AND "payout"."status" = 'sent'`

// An entry with a due time was imported and is not yet in the ledger.
const notPosted = `SELECT SUM("amount") AS "amount" FROM "bank_statement_entries"
  WHERE "bankAccountID" = $1 AND "dueAt" IS NOT NULL`

/** Until a statement has said a balance, what the account holds is not known, and the bank alone decides. */
export async function requireCover(
  manager: EntityManager,
  { bankAccountID, currency, opening }: BankAccount,
  amount: number,
): Promise<void> {
  if (opening === null) return
  const balance = await manager.findOneBy(LedgerBalance, { ownerID: bankAccountID, account: 'bank', currency })
  const stated = (balance ? balance.debit - balance.credit : 0) + (await sumOf(manager, notPosted, bankAccountID))
  const sent = await sumOf(manager, onItsWay, bankAccountID)
  if (amount > stated - sent) throw new AccountNotCovered({ currency, stated, sent, amount })
}

async function sumOf(manager: EntityManager, statement: string, bankAccountID: string): Promise<number> {
  const [row] = await manager.query<{ amount: number | string | null }[]>(statement, [bankAccountID])
  return Number(row?.amount ?? 0)
}
