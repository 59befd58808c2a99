import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { ownerOfAccount } from '#contract/ledger-accounts.js'
import type { PostingKind } from '#contract/ledger.js'
import { returnedByBank } from '#contract/messages/errors/bank-statements.js'
import { clock } from '#contract/clock.js'
import { LedgerEntry } from '../ledger/ledger-entry.entity.js'
import { post } from '../ledger/post.js'
import { bankChargeLines, type Line, processorSettlementLines, suspenseLines } from '../ledger/postings.js'
import { PayoutFile } from '../payout-files/payout-file.entity.js'
import { PayoutMoves } from '../payouts/payout-moves.js'
import { purposeOf } from '../payouts/payout-purposes.js'
import { Payout } from '../payouts/payout.entity.js'
import { newId } from '../../platform/crypto/ids.js'
import { insertRows } from '../../platform/database/rows.js'
import { BankStatementLine } from './bank-statement.entity.js'
import { BankEntry } from './bank-entry.entity.js'
import { type Match, sentIn } from './entry-matching.js'

// Whatever an entry is explained by, the account of the bank moves by its amount, once.

const about = ({ entryID, bankAccountID, mode, currency }: BankEntry) => ({
  ...{ bankStatementEntryID: entryID, bankAccountID, mode, currency },
})

async function postAbout(manager: EntityManager, entry: BankEntry, kind: PostingKind, lines: Line[]): Promise<void> {
  await post(manager, { kind, about: about(entry), lines })
}

export const putInSuspense = (manager: EntityManager, entry: BankEntry): Promise<void> =>
  postAbout(manager, entry, 'suspense', suspenseLines(entry.amount, entry.bankAccountID))

export const takeOutOfSuspense = (manager: EntityManager, entry: BankEntry): Promise<void> =>
  postAbout(manager, entry, 'suspense_resolved', suspenseLines(-entry.amount, entry.bankAccountID))

const payoutOf = (manager: EntityManager, payoutID: string | null): Promise<Payout[]> =>
  manager.findBy(Payout, { payoutID: payoutID ?? '' })

export interface SettledCredit {
  part: number
  processorAccountID: string
  /** The payment that it is for, and what is said of what is too much for it. */
  named: string
  tooMuch: string
}

/** A credit pays what a payment owes to the account that it went through. The rest becomes an entry of its own, in suspense. */
export async function settleCredit(
  manager: EntityManager,
  entry: BankEntry,
  { part, processorAccountID, named, tooMuch }: SettledCredit,
): Promise<void> {
  const { entryID, amount, bankAccountID, status } = entry
  if (status === 'unmatched') await takeOutOfSuspense(manager, entry)
  if (part < amount)
    await putInSuspense(manager, await splitOff(manager, entry, { rest: amount - part, named, tooMuch }))
  const settled = { ...entry, entryID, amount: part }
  await postAbout(
    manager,
    settled,
    'processor_settlement',
    processorSettlementLines(part, processorAccountID, bankAccountID),
  )
}

async function splitOff(
  manager: EntityManager,
  entry: BankEntry,
  { rest, named, tooMuch }: { rest: number; named: string; tooMuch: string },
): Promise<BankEntry> {
  const splitFromID = entry.splitFromID ?? entry.entryID
  const parts = await manager.countBy(BankEntry, { splitFromID })
  const now = clock.time()
  const part = Object.assign(new BankEntry(), entry, {
    ...{ entryID: newId('bse', now), amount: rest, charges: 0, fingerprint: `${entry.fingerprint}+${parts + 1}` },
    ...{ status: 'unmatched', matchKind: null, matchedID: null, matchReason: tooMuch, matchedBy: null, dueAt: null },
    ...{ namedTransactionID: named, splitFromID, sealedCounterparty: null, createdAt: new Date(now) },
  })
  await insertRows(manager, BankEntry, part)
  const lines = await manager.findBy(BankStatementLine, { entryID: entry.entryID })
  const { entryID } = part
  for (const { bankStatementID } of lines) await insertRows(manager, BankStatementLine, { bankStatementID, entryID })
  return part
}

@Injectable()
export class EntryPostings {
  constructor(private readonly moves: PayoutMoves) {}

  async match(manager: EntityManager, entry: BankEntry, match: Match): Promise<void> {
    const { kind, matchedID } = match
    const { amount, charges, bankAccountID } = entry
    if (kind === 'bank_charge') return this.charge(manager, entry, -amount)
    if (kind === 'own_money')
      return postAbout(manager, entry, 'suspense_resolved', [
        ['bank', amount, bankAccountID],
        ['platform_funds', -amount],
      ])
    if (kind === 'processor') {
      const lines = processorSettlementLines(amount + charges, matchedID ?? '', bankAccountID)
      await postAbout(manager, entry, 'processor_settlement', lines)
    } else if (kind === 'payout_return') await this.giveBack(manager, entry, matchedID ?? '')
    else await this.pay(manager, entry, match)
    await this.charge(manager, entry, charges)
  }

  /** The payouts that an entry has paid wait for the bank again, and the entry returns to suspense by new postings. */
  async undo(manager: EntityManager, entry: BankEntry): Promise<void> {
    const { entryID } = entry
    const paid = await manager.findBy(Payout, { railReference: entryID, status: 'paid' })
    for (const { payoutID } of paid) await this.moves.markUnpaid(manager, payoutID)
    const sums = new Map<string, Line>()
    for (const { account, ownerID, amount } of await manager.findBy(LedgerEntry, { bankStatementEntryID: entryID })) {
      const key = `${account} ${ownerID}`
      const before = sums.get(key)?.[1] ?? 0
      const isOwned = ownerOfAccount[account] !== 'platform'
      sums.set(key, isOwned ? [account, before - amount, ownerID] : [account, before - amount])
    }
    await postAbout(manager, entry, 'suspense', [...sums.values()])
    await putInSuspense(manager, entry)
  }

  private charge(manager: EntityManager, entry: BankEntry, taken: number): Promise<void> {
    return postAbout(manager, entry, 'bank_charge', bankChargeLines(taken, entry.bankAccountID))
  }

  private async giveBack(manager: EntityManager, entry: BankEntry, payoutID: string): Promise<void> {
    const [payout] = await payoutOf(manager, payoutID)
    if (payout) await this.postForPayer(manager, entry, payout, payout.amount)
    await this.moves.markReturned(manager, payoutID, returnedByBank(entry.returnReason))
  }

  /** What goes to a payer, or comes back from one, is of their payment's account, or is what stood in suspense. */
  private async postForPayer(manager: EntityManager, entry: BankEntry, payout: Payout, amount: number): Promise<void> {
    const { bankAccountID } = entry
    const purpose = purposeOf(payout)
    if (purpose === 'return') await postAbout(manager, entry, 'suspense', suspenseLines(amount, bankAccountID))
    if (purpose !== 'refund') return
    const lines = processorSettlementLines(amount, payout.processorAccountID ?? '', bankAccountID)
    await postAbout(manager, entry, 'processor_settlement', lines)
  }

  private async pay(manager: EntityManager, entry: BankEntry, { kind, matchedID }: Match): Promise<void> {
    const payouts = kind === 'payout_file' ? await sentIn(manager, matchedID ?? '') : await payoutOf(manager, matchedID)
    const sum = payouts.reduce((total, { amount }) => total + amount, 0)
    if (sum + entry.amount + entry.charges !== 0) throw new Error(`${entry.entryID} is not the sum of what it pays`)
    const at = new Date(`${entry.bookedOn}T00:00:00Z`)
    const paidFrom = ['bank', entry.bankAccountID] as const
    for (const payout of payouts) {
      const { payoutID, payoutFileID } = payout
      await this.postForPayer(manager, entry, payout, -payout.amount)
      await this.moves.markPaid(manager, payoutID, { at, paidFrom, railReference: entry.entryID })
      const change = { status: 'answered', answeredAt: clock.now() } as const
      if (payoutFileID) await manager.update(PayoutFile, { payoutFileID, status: 'made' }, change)
    }
  }
}
