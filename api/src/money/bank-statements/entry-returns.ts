import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { reasons } from '#contract/messages/errors/bank-statements.js'
import { newId } from '../../platform/crypto/ids.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { updateRow } from '../../platform/database/rows.js'
import { formOf } from '../payouts/payout-account.js'
import { PayerPayouts } from '../payouts/payer-payouts.js'
import { PayoutPurposes } from '../payouts/payout-purposes.js'
import type { Payout } from '../payouts/payout.entity.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { TransferNews } from '../transactions/transfer-news.js'
import { BankEntry } from './bank-entry.entity.js'
import { NotReturnable, SenderUnknown } from './bank-statements.errors.js'
import { EntrySenders } from './entry-senders.js'
import { lockEntry } from './entry-work.js'
import { placed } from './placed.js'
import { TransferCredits } from './transfer-credits.js'

/** Money that no payment needed goes back by a payout. It stays in suspense until the bank has sent it. */
@Injectable()
export class EntryReturns {
  constructor(
    private readonly payouts: PayerPayouts,
    private readonly senders: EntrySenders,
    private readonly transfers: TransferCredits,
    private readonly news: TransferNews,
    purposes: PayoutPurposes,
  ) {
    // The entry of the bank that sends it takes it out of suspense.
    const paid = (manager: EntityManager, payout: Payout) => this.tell(manager, payout)
    purposes.serve('return', { paid, undone: (manager, payout, sentence) => this.reopen(manager, payout, sentence) })
  }

  async begin(manager: EntityManager, entry: BankEntry, by: string): Promise<string> {
    const { entryID, mode, currency, amount, namedTransactionID, isReversal, returnReason } = entry
    if (amount <= 0 || isReversal === 1 || returnReason !== null || namedTransactionID === null)
      throw new NotReturnable()
    const details = await this.senders.of(manager, entry)
    if (!details || (await formOf(details)).refusal !== null) throw new SenderUnknown()
    const named = await manager.findOneBy(Transaction, { transactionID: namedTransactionID, mode })
    const { clientID, transactionID, processorAccountID } = orNotFound(named, 'payment')
    const about = { transactionID, processorAccountID, refundID: null, returnsEntryID: entryID }
    const payoutID = newId('pyo')
    await this.payouts.create(manager, { payoutID, clientID, mode, currency, amount, ...about }, details)
    const match = { kind: 'return' as const, matchedID: payoutID, reason: reasons.byHand }
    await updateRow(manager, BankEntry, { entryID }, placed(match, by))
    await this.transfers.recount(manager, namedTransactionID)
    return payoutID
  }

  private async tell(manager: EntityManager, { transactionID, amount }: Payout): Promise<void> {
    const transaction = await manager.findOneBy(Transaction, { transactionID: transactionID ?? '' })
    if (transaction) await this.news.tell(manager, transaction, { kind: 'returned', amount })
  }

  private async reopen(manager: EntityManager, payout: Payout, sentence: string | null): Promise<void> {
    const entry = await lockEntry(manager, payout.returnsEntryID ?? '')
    if (!entry) throw new Error(`${payout.payoutID} returns an entry that is not there`)
    const change = { ...placed(null, null), matchReason: reasons.notReturned(sentence) }
    await updateRow(manager, BankEntry, { entryID: entry.entryID }, change)
    await this.transfers.recount(manager, entry.namedTransactionID)
  }
}
