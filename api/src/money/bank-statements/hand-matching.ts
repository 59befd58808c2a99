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
import { Payout } from '../payouts/payout.entity.js'
import { isOfPlatform } from '../processors/own-accounts.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { BankEntry } from './bank-entry.entity.js'
import { viewBankEntry } from './bank-entry.view.js'
import { DoesNotMatch, EntryNotMatched, EntryNotUnmatched, MatchStays } from './bank-statements.errors.js'
import { isFitting, type Match, wholeFile } from './entry-matching.js'
import { EntryPostings, takeOutOfSuspense } from './entry-postings.js'
import { lockEntry, placed } from './entry-work.js'

@Injectable()
export class HandMatching {
  constructor(
    private readonly audit: AuditLog,
    private readonly postings: EntryPostings,
  ) {}

  match({ portalUserID }: PortalCaller, entryID: string, { kind, matchedID }: MatchBankEntry): Promise<BankEntryView> {
    const what = bankMatchesOf[kind]
    if (what && !matchedID) throw new InvalidInput({ matchedID: words.matchedRequired(what) })
    return this.audit.unit(
      async (manager, record) => {
        const entry = await required(manager, entryID)
        if (entry.status !== 'unmatched') throw new EntryNotUnmatched()
        const match = { kind, matchedID: what ? (matchedID ?? null) : null, reason: words.reasons.byHand }
        await requireFit(manager, entry, match)
        await takeOutOfSuspense(manager, entry)
        await this.postings.match(manager, entry, match)
        const change = placed(match, portalUserID)
        await updateRow(manager, BankEntry, { entryID }, change)
        const after = { kind, matchedID: match.matchedID, amount: entry.amount, currency: entry.currency }
        await record({ action: 'bank_entry.matched', target: { kind: 'bank_entry', id: entryID }, after })
        return viewBankEntry(Object.assign(entry, change), [])
      },
      ...everyLedgerLine(),
    )
  }

  unmatch(entryID: string): Promise<BankEntryView> {
    return this.audit.unit(
      async (manager, record) => {
        const entry = await required(manager, entryID)
        if (entry.status !== 'matched') throw new EntryNotMatched()
        const { matchKind: kind, matchedID, amount, currency } = entry
        if (kind === 'payout_return' || (await hasGoneOn(manager, entry))) throw new MatchStays()
        await this.postings.undo(manager, entry)
        const change = placed(null, null)
        await updateRow(manager, BankEntry, { entryID }, change)
        const before = { kind, matchedID, amount, currency }
        await record({ action: 'bank_entry.unmatched', target: { kind: 'bank_entry', id: entryID }, before })
        return viewBankEntry(Object.assign(entry, change), [])
      },
      ...everyLedgerLine(),
    )
  }
}

async function required(manager: EntityManager, entryID: string): Promise<BankEntry> {
  return orNotFound(await lockEntry(manager, entryID), 'bank statement entry')
}

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
