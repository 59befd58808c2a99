import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { bankMatchesOf } from '#contract/bank-entry-kinds.js'
import type { BankEntryView, MatchBankEntry } from '#contract/bank-statements.js'
import * as words from '#contract/messages/errors/bank-statements.js'
import { formatMoney } from '#contract/money.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { updateRow } from '../../platform/database/rows.js'
import { InvalidInput, NotFound, orNotFound } from '../../platform/http/app-error.js'
import type { PortalCaller } from '../../platform/http/caller.js'
import { everyLedgerLine } from '../ledger/ledger-lines.js'
import { purposeOf } from '../payouts/payout-purposes.js'
import { Payout } from '../payouts/payout.entity.js'
import { isOfPlatform } from '../processors/own-accounts.js'
import { AwaitedTransfer } from '../processors/awaited-transfer.entity.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import type { Transaction } from '../transactions/transaction.entity.js'
import { lockTransaction } from '../transactions/transaction-rows.js'
import { BankEntry } from './bank-entry.entity.js'
import { viewBankEntry } from './bank-entry.view.js'
import { DoesNotMatch, EntryNotMatched, EntryNotUnmatched, MatchStays } from './bank-statements.errors.js'
import { isFitting, type Match, wholeFile } from './entry-matching.js'
import { EntryReturns } from './entry-returns.js'
import { EntryPostings, takeOutOfSuspense } from './entry-postings.js'
import { lockEntry } from './entry-work.js'
import { partsOf } from './named-transfers.js'
import { placed } from './placed.js'
import { isOpen, sumOf, TransferCredits } from './transfer-credits.js'

@Injectable()
export class HandMatching {
  constructor(
    private readonly audit: AuditLog,
    private readonly postings: EntryPostings,
    private readonly transfers: TransferCredits,
    private readonly returns: EntryReturns,
  ) {}

  match({ portalUserID }: PortalCaller, entryID: string, { kind, matchedID }: MatchBankEntry): Promise<BankEntryView> {
    const what = bankMatchesOf[kind]
    if (what && !matchedID) throw new InvalidInput({ matchedID: words.matchedRequired(what) })
    return this.audit.unit(
      async (manager, record) => {
        const entry = await required(manager, entryID)
        if (entry.status !== 'unmatched') throw new EntryNotUnmatched()
        const returnedBy = kind === 'return' ? await this.returns.begin(manager, entry, portalUserID) : null
        const match = { kind, matchedID: what ? (matchedID ?? null) : returnedBy, reason: words.reasons.byHand }
        if (kind === 'payment') await this.pay(manager, entry, matchedID ?? '', portalUserID)
        else if (kind !== 'return') await this.explain(manager, entry, match, portalUserID)
        const after = { kind, matchedID: match.matchedID, amount: entry.amount, currency: entry.currency }
        await record({ action: 'bank_entry.matched', target: { kind: 'bank_entry', id: entryID }, after })
        return viewBankEntry(await required(manager, entryID), [])
      },
      ...everyLedgerLine(),
    )
  }

  private async pay(manager: EntityManager, entry: BankEntry, transactionID: string, by: string): Promise<void> {
    const transaction = await requirePayment(manager, entry, transactionID)
    await this.transfers.complete(manager, transaction, entry, { by, reason: words.reasons.byHand })
  }

  private async explain(manager: EntityManager, entry: BankEntry, match: Match, by: string): Promise<void> {
    await requireFit(manager, entry, match)
    await takeOutOfSuspense(manager, entry)
    await this.postings.match(manager, entry, match)
    await updateRow(manager, BankEntry, { entryID: entry.entryID }, placed(match, by))
    await this.transfers.recount(manager, entry.namedTransactionID)
  }

  unmatch(entryID: string): Promise<BankEntryView> {
    return this.audit.unit(
      async (manager, record) => {
        const entry = await required(manager, entryID)
        if (entry.status !== 'matched') throw new EntryNotMatched()
        const { matchKind: kind, matchedID, amount, currency } = entry
        if (kind === 'payment') throw new MatchStays(words.paymentStays)
        if (kind === 'return') throw new MatchStays(words.returnStarted(matchedID ?? ''))
        if (await paidPayer(manager, entryID)) throw new MatchStays(words.payerHasIt)
        if (kind === 'payout_return' || (await hasGoneOn(manager, entry))) throw new MatchStays()
        await this.postings.undo(manager, entry)
        const change = placed(null, null)
        await updateRow(manager, BankEntry, { entryID }, change)
        await this.transfers.recount(manager, entry.namedTransactionID)
        const before = { kind, matchedID, amount, currency }
        await record({ action: 'bank_entry.unmatched', target: { kind: 'bank_entry', id: entryID }, before })
        return viewBankEntry(Object.assign(entry, change), [])
      },
      ...everyLedgerLine(),
    )
  }
}

async function requirePayment(manager: EntityManager, entry: BankEntry, transactionID: string): Promise<Transaction> {
  if (entry.amount < 0) throw new DoesNotMatch(words.otherDirection)
  if (!(await manager.existsBy(AwaitedTransfer, { transactionID }))) throw new NotFound('payment')
  const transaction = await lockTransaction(manager, { transactionID })
  const { mode, currency, amount, status } = transaction
  if (mode !== entry.mode || currency !== entry.currency) throw new DoesNotMatch()
  if (!isOpen(transaction) && status !== 'expired') throw new DoesNotMatch(words.paymentNotOpen)
  const parts = (await partsOf(manager, transactionID)).filter(({ entryID }) => entryID !== entry.entryID)
  const received = sumOf([...parts, entry])
  if (received < amount)
    throw new DoesNotMatch(words.paymentNotWhole(formatMoney(received, currency), formatMoney(amount, currency)))
  return transaction
}

async function required(manager: EntityManager, entryID: string): Promise<BankEntry> {
  return orNotFound(await lockEntry(manager, entryID), 'bank statement entry')
}

const paidPayer = async (manager: EntityManager, railReference: string): Promise<boolean> =>
  (await manager.findBy(Payout, { railReference })).some((one) => purposeOf(one) !== null)

// A payout that has come back since cannot wait for its bank again.
const hasGoneOn = async (manager: EntityManager, { entryID, matchKind }: BankEntry): Promise<boolean> =>
  (matchKind === 'payout' || matchKind === 'payout_file') &&
  ((await manager.existsBy(Payout, { railReference: entryID, status: 'returned' })) ||
    !(await manager.existsBy(Payout, { railReference: entryID, status: 'paid' })))

async function requireFit(manager: EntityManager, entry: BankEntry, { kind, matchedID }: Match): Promise<void> {
  if (kind === 'payout' || kind === 'payout_return') {
    const payout = await manager.findOneBy(Payout, { payoutID: matchedID ?? '', rail: 'bank_file' })
    if (!payout) throw new NotFound('payout')
    if (payout.mode !== entry.mode || payout.currency !== entry.currency) throw new DoesNotMatch()
    if ((kind === 'payout') !== entry.amount < 0) throw new DoesNotMatch(words.otherDirection)
    const money = Math.abs(entry.amount + entry.charges)
    if (money !== payout.amount)
      throw new DoesNotMatch(
        words.otherAmount(formatMoney(money, entry.currency), formatMoney(payout.amount, payout.currency)),
      )
    if (!(await isFitting(manager, entry, payout)))
      throw new DoesNotMatch(kind === 'payout' ? words.payoutNotThere : words.returnNotThere)
  } else if (kind === 'payout_file') {
    const file = await wholeFile(manager, { ...entry, messageID: matchedID })
    if (!file) throw new DoesNotMatch(words.payoutNotThere)
  } else if (kind === 'processor') {
    const where = { processorAccountID: matchedID ?? '', deletedAt: IsNull() }
    const account = orNotFound(await manager.findOneBy(ProcessorAccount, where), 'processor account')
    if (account.mode !== entry.mode) throw new DoesNotMatch()
    if (!isOfPlatform(account)) throw new DoesNotMatch(words.accountOfClient)
  }
}
