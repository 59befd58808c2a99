import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { reasons } from '#contract/messages/errors/bank-statements.js'
import { formatMoney } from '#contract/money.js'
import { transactionStatusWords } from '#contract/transaction-states.js'
import { updateRow } from '../../platform/database/rows.js'
import { AwaitedTransfer } from '../processors/awaited-transfer.entity.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { noteAction, saveTransaction } from '../transactions/transaction-moves.js'
import { TransactionOutcomes } from '../transactions/transaction-outcomes.js'
import { lockTransaction } from '../transactions/transaction-rows.js'
import { TransferNews } from '../transactions/transfer-news.js'
import { BankEntry } from './bank-entry.entity.js'
import { EntrySenders } from './entry-senders.js'
import { placed } from './placed.js'
import { settleCredit, putInSuspense } from './entry-postings.js'
import { type NamedTransfer, namedTransfer, partsOf } from './named-transfers.js'

interface Completion {
  /** Staff who matched it by hand; null: its reference did. */
  by: string | null
  reason: string
}

/** Credits that name a payment by bank transfer. The payment and the credit are posted in one unit. */
@Injectable()
export class TransferCredits {
  constructor(
    private readonly outcomes: TransactionOutcomes,
    private readonly senders: EntrySenders,
    private readonly news: TransferNews,
  ) {}

  /** false: it names no payment of ours, and may be something else. */
  async take(manager: EntityManager, entry: BankEntry): Promise<boolean> {
    const named = await namedTransfer(manager, entry)
    if (named === null) return false
    const reason = named === 'several' ? reasons.severalReferences : await this.takeNamed(manager, entry, named)
    if (reason !== null) await leave(manager, entry, { reason, named })
    return true
  }

  /** The entry and what came before it are the whole payment. The entry is used first; what is too much stays in suspense. */
  async complete(
    manager: EntityManager,
    transaction: Transaction,
    entry: BankEntry,
    { by, reason }: Completion,
  ): Promise<void> {
    const { transactionID, amount, processorAccountID, status, bankTransfer } = transaction
    const earlier = (await partsOf(manager, transactionID)).filter(({ entryID }) => entryID !== entry.entryID)
    await this.keepPayer(manager, transactionID, [entry, ...earlier])
    let left = amount
    for (const one of [entry, ...earlier]) {
      const part = Math.min(left, one.amount)
      left -= part
      const match = { kind: 'payment' as const, matchedID: transactionID, reason }
      const tooMuch = reasons.tooMuch(transactionID)
      if (part > 0) await settleCredit(manager, one, { part, processorAccountID, named: transactionID, tooMuch })
      const change = part > 0 ? { ...placed(match, by), amount: part } : { matchReason: tooMuch }
      await updateRow(manager, BankEntry, { entryID: one.entryID }, change)
    }
    if (left > 0) throw new Error(`${transactionID} lacks ${left} of its amount`)
    if (bankTransfer)
      await saveTransaction(manager, transaction, { bankTransfer: { ...bankTransfer, received: amount } })
    await this.outcomes.credit(manager, transaction, { isLate: status === 'expired' })
  }

  /** Refunds go back to where most of the money came from. */
  private async keepPayer(manager: EntityManager, transactionID: string, parts: BankEntry[]): Promise<void> {
    for (const part of parts.toSorted((one, other) => other.amount - one.amount)) {
      const details = await this.senders.of(manager, part)
      if (!details) continue
      const sealedPayer = this.senders.sealedFor(transactionID, details)
      await manager.update(AwaitedTransfer, { transactionID }, { sealedPayer })
      return
    }
  }

  /** What stands unmatched for the payment has changed. */
  async recount(manager: EntityManager, transactionID: string | null): Promise<void> {
    if (transactionID === null) return
    const transaction = await lockTransaction(manager, { transactionID })
    await noteReceived(manager, transaction, sumOf(await partsOf(manager, transactionID)))
  }

  /** null: it is posted; otherwise why it waits for staff. */
  private async takeNamed(manager: EntityManager, entry: BankEntry, named: AwaitedTransfer): Promise<string | null> {
    const { transactionID } = named
    if (named.currency !== entry.currency) return reasons.otherCurrency(transactionID)
    const transaction = await lockTransaction(manager, { transactionID })
    const { status, amount, currency } = transaction
    if (status === 'succeeded') return reasons.paidAlready(transactionID)
    const isLate = status === 'expired' ? !isInTime(entry, named) : !isOpen(transaction)
    if (isLate) {
      await this.news.tell(manager, transaction, { kind: 'late', amount: entry.amount })
      if (status === 'expired') return reasons.tooLate(transactionID)
      return reasons.ended(transactionID, transactionStatusWords[status].toLowerCase())
    }
    const received = sumOf(await partsOf(manager, transactionID)) + entry.amount
    if (received >= amount) {
      await this.complete(manager, transaction, entry, { by: null, reason: reasons.reference })
      return null
    }
    await noteReceived(manager, transaction, received)
    await this.news.tell(manager, transaction, { kind: 'part', amount: received })
    return reasons.tooLittle(formatMoney(amount - received, currency))
  }
}

export const sumOf = (entries: BankEntry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0)

/** It waits for the payer's bank; also while its cancellation is under way, because the money was quicker. */
export const isOpen = ({ status, inFlight }: Transaction): boolean =>
  status === 'requires_action' || (status === 'processing' && inFlight === 'charge')

// Statements come days after the money.
const isInTime = ({ bookedOn }: BankEntry, { takenUntil }: AwaitedTransfer): boolean =>
  bookedOn <= takenUntil.toISOString().slice(0, 10)

async function noteReceived(manager: EntityManager, transaction: Transaction, received: number): Promise<void> {
  const { bankTransfer, status } = transaction
  if (!bankTransfer || status !== 'requires_action' || bankTransfer.received === received) return
  const change = { bankTransfer: { ...bankTransfer, received } }
  await noteAction(manager, transaction, { action: 'part_credited', change })
}

async function leave(
  manager: EntityManager,
  entry: BankEntry,
  { reason, named }: { reason: string; named: NamedTransfer },
): Promise<void> {
  await putInSuspense(manager, entry)
  const namedTransactionID = named === 'several' ? null : named.transactionID
  const change = { ...placed(null, null), matchReason: reason, namedTransactionID }
  await updateRow(manager, BankEntry, { entryID: entry.entryID }, change)
}
