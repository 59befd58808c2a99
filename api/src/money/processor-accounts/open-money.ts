import { type EntityManager, In } from 'typeorm'
import { modes, nameIn } from '#contract/modes.js'
import { hasUnnamedClearing } from '../ledger/clearing-names.js'
import { LedgerBalance } from '../ledger/ledger-balance.entity.js'
import { firstAccountIDs } from '../processors/registry.js'

const first = firstAccountIDs.map((id) => `'${id}'`).join(', ')
const ofAccount = `"processorAccountID" = $1 AND "processorAccountID" NOT IN (${first})`
const isOpen = `"status" IN ('processing', 'requires_action', 'authorized') OR "amountRefunded" <> "amountReturned"`

export async function clearingOf(manager: EntityManager, processorAccountID: string) {
  const account = In(modes.map((mode) => nameIn(mode, 'processor_clearing')))
  const where = { ownerID: processorAccountID, account }
  const rows = await manager.find(LedgerBalance, { where, order: { currency: 'ASC' } })
  return rows.map(({ currency, debit, credit }) => ({ currency, amount: debit - credit }))
}

export async function hasRefundable(manager: EntityManager, processorAccountID: string): Promise<boolean> {
  const some = await manager.query<object[]>(
    `SELECT 1 AS "one" FROM "transactions" WHERE ${ofAccount} AND "status" = 'succeeded'
     AND "amountCaptured" > "amountRefunded" + "amountDisputed" LIMIT 1`,
    [processorAccountID],
  )
  return some.length > 0
}

export async function hasOpenMoney(manager: EntityManager, processorAccountID: string): Promise<boolean> {
  if (firstAccountIDs.includes(processorAccountID)) return false
  const open = await manager.query<object[]>(
    `SELECT 1 AS "one" FROM "transactions" WHERE ${ofAccount} AND (${isOpen}) LIMIT 1`,
    [processorAccountID],
  )
  const waiting = await manager.query<object[]>(
    `SELECT 1 AS "one" FROM "payouts" WHERE ${ofAccount} AND "status" IN ('awaiting_approval', 'approved', 'sent') LIMIT 1`,
    [processorAccountID],
  )
  // Right after an update the books do not say yet which account it is that owes.
  if (open.length + waiting.length > 0 || (await hasUnnamedClearing(manager))) return true
  return (await clearingOf(manager, processorAccountID)).some(({ amount }) => amount !== 0)
}
