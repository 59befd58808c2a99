import { type EntityManager, In, Raw } from 'typeorm'
import type { TransactionStatus } from '#contract/transaction-states.js'
import { LedgerBalance } from '../ledger/ledger-balance.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { ClientHasBalance, ClientHasOpenPayments } from '../../people/clients/clients.errors.js'

const open: TransactionStatus[] = ['requires_action', 'processing', 'authorized']

/** A client goes only when nobody owes anybody anything, and nothing is on its way. */
export async function refuseMoney(manager: EntityManager, clientID: string): Promise<void> {
  const unequal = Raw((column) => `${column} <> "credit"`)
  if (await manager.existsBy(LedgerBalance, { clientID, debit: unequal })) throw new ClientHasBalance()
  const payments = await manager.countBy(Transaction, { clientID, status: In(open) })
  if (payments > 0) throw new ClientHasOpenPayments(payments)
}
