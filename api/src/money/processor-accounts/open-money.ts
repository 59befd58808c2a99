import type { EntityManager } from 'typeorm'
import type { Currency } from '#contract/money.js'
import { sandboxAccountID } from '#contract/processors.js'

const ofAccount = `"processorAccountID" = $1 AND "processorAccountID" <> '${sandboxAccountID}'`
const isOpen = `"status" IN ('processing', 'requires_action', 'authorized') OR "amountRefunded" <> "amountReturned"`

interface Clearing {
  currency: Currency
  amount: number
}

/** What the books say that the processor owes us by this account, in minor units; the sandbox's own account owes nothing. */
export async function clearingOf(manager: EntityManager, processorAccountID: string): Promise<Clearing[]> {
  const rows = await manager.query<{ currency: Currency; amount: number | string }[]>(
    `SELECT "entry"."currency" AS "currency", SUM("entry"."amount") AS "amount" FROM "ledger_entries" "entry"
     JOIN "transactions" "txn" ON "txn"."transactionID" = "entry"."transactionID"
     WHERE "entry"."account" = 'processor_clearing' AND "txn".${ofAccount.replace(' AND ', ' AND "txn".')}
     GROUP BY "entry"."currency" ORDER BY "entry"."currency"`,
    [processorAccountID],
  )
  return rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }))
}

export async function hasOpenMoney(manager: EntityManager, processorAccountID: string): Promise<boolean> {
  const open = await manager.query<object[]>(
    `SELECT 1 AS "one" FROM "transactions" WHERE ${ofAccount} AND (${isOpen}) LIMIT 1`,
    [processorAccountID],
  )
  if (open.length > 0) return true
  return (await clearingOf(manager, processorAccountID)).some(({ amount }) => amount !== 0)
}
