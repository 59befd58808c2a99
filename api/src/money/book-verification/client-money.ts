import { type EntityManager, In, Raw } from 'typeorm'
import type { TransactionStatus } from '#contract/transaction-states.js'
import { LedgerBalance } from '../ledger/ledger-balance.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'

const open: TransactionStatus[] = ['requires_action', 'processing', 'authorized']

export async function unsettledOf(manager: EntityManager, clientID: string) {
  const unequal = Raw((column) => `${column} <> "credit"`)
  return {
    hasBalance: await manager.existsBy(LedgerBalance, { ownerID: clientID, debit: unequal }),
    openPayments: await manager.countBy(Transaction, { clientID, status: In(open) }),
  }
}
