import type { EntityManager } from 'typeorm'
import { testCreditsMax } from '#contract/bank-limits.js'
import { reasons } from '#contract/messages/errors/bank-statements.js'
import { BankEntry } from '../bank-statements/bank-entry.entity.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { TooManyTestCredits, TransferNotOpen } from './test-credits.errors.js'

/** Anyone with the payment's page can credit it, so the number of credits is limited. */
export async function refuseTestCredit(
  manager: EntityManager,
  { transactionID, status }: Transaction,
  further: number,
): Promise<void> {
  if (status !== 'requires_action' && status !== 'expired') throw new TransferNotOpen()
  const matchReason = reasons.tooLate(transactionID)
  if (await manager.existsBy(BankEntry, { namedTransactionID: transactionID, matchReason })) throw new TransferNotOpen()
  const credited = await manager.countBy(BankEntry, [
    { namedTransactionID: transactionID },
    { matchedID: transactionID },
  ])
  if (credited + further > testCreditsMax) throw new TooManyTestCredits()
}
