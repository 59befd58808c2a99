import { type EntityManager, In } from 'typeorm'
import { referencesIn } from '#contract/creditor-references.js'
import { suggestionsMax } from '#contract/bank-limits.js'
import { isLikeName } from '../payouts/payout-account.js'
import { AwaitedTransfer } from '../processors/awaited-transfer.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { BankEntry } from './bank-entry.entity.js'

export type NamedTransfer = AwaitedTransfer | 'several'

// The bar is no gap inside of a reference, so the two texts never make one together.
const said = ({ text, endToEndID }: BankEntry): string => `${text ?? ''} | ${endToEndID ?? ''}`

const isCredit = ({ amount, isReversal, returnReason }: BankEntry): boolean =>
  amount > 0 && isReversal === 0 && returnReason === null

/** The payment that a credit names by its creditor reference. */
export async function namedTransfer(manager: EntityManager, entry: BankEntry): Promise<NamedTransfer | null> {
  if (!isCredit(entry)) return null
  const { valid } = referencesIn(said(entry))
  if (valid.length === 0) return null
  const [only, other] = await manager.findBy(AwaitedTransfer, { reference: In(valid), mode: entry.mode })
  return other ? 'several' : (only ?? null)
}

export const hasDamagedReference = (entry: BankEntry): boolean => {
  if (!isCredit(entry)) return false
  const { valid, hasDamaged } = referencesIn(said(entry))
  return hasDamaged && valid.length === 0
}

/** What has come in for a payment that is not whole yet. */
export const partsOf = (manager: EntityManager, namedTransactionID: string): Promise<BankEntry[]> =>
  manager.find(BankEntry, {
    where: { namedTransactionID, status: 'unmatched' },
    order: { createdAt: 'ASC', entryID: 'ASC' },
  })

/** The one open payment of this amount whose payer has a name like the sender's; null: none, or several. */
export async function transferLike(manager: EntityManager, entry: BankEntry): Promise<Transaction | null> {
  const { mode, currency, amount, counterparty } = entry
  if (!isCredit(entry) || counterparty === null) return null
  const awaited = await manager.find(AwaitedTransfer, {
    where: { mode, currency, amount },
    order: { createdAt: 'DESC' },
    take: 20 * suggestionsMax,
  })
  const transactionID = In(awaited.map((one) => one.transactionID))
  const open = await manager.findBy(Transaction, { transactionID, status: 'requires_action' })
  const like = open.filter(({ payerName }) => payerName !== null && isLikeName(payerName, counterparty))
  const [only, other] = like
  return only && !other ? only : null
}
