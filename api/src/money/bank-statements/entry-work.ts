import { Injectable, Logger } from '@nestjs/common'
import { type EntityManager, In, LessThanOrEqual, Like } from 'typeorm'
import { entriesInUnit } from '#contract/bank-limits.js'
import { reasons } from '#contract/messages/errors/bank-statements.js'
import { payoutStatusWords } from '#contract/payout-states.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { findRow, updateRow } from '../../platform/database/rows.js'
import { everyLedgerLine } from '../ledger/ledger-lines.js'
import { PayoutMoves } from '../payouts/payout-moves.js'
import { BankEntry } from './bank-entry.entity.js'
import { endedPayout, findMatch, type Match } from './entry-matching.js'
import { EntryPostings, putInSuspense, takeOutOfSuspense } from './entry-postings.js'
import { hasDamagedReference } from './named-transfers.js'
import { placed } from './placed.js'
import { TransferCredits } from './transfer-credits.js'

const isPostgres = (manager: EntityManager): boolean => manager.connection.options.type === 'postgres'

/** Locked until the unit ends; a SQLite unit is alone anyway. */
export const lockEntry = (manager: EntityManager, entryID: string): Promise<BankEntry | null> =>
  findRow(manager, BankEntry, { entryID }, isPostgres(manager) ? 'FOR UPDATE' : '')

@Injectable()
export class EntryWork {
  private readonly logger = new Logger('Bank')

  constructor(
    private readonly database: Database,
    private readonly postings: EntryPostings,
    private readonly moves: PayoutMoves,
    private readonly transfers: TransferCredits,
  ) {}

  async settle(entryIDs: string[]): Promise<void> {
    for (let from = 0; from < entryIDs.length; from += entriesInUnit) {
      const some = entryIDs.slice(from, from + entriesInUnit)
      try {
        await this.unit(some, true)
      } catch (error) {
        this.logger.error(`Couldn't match entries together: ${String(error)}`)
        for (const one of some) await this.alone(one)
      }
    }
  }

  async settleLeft(): Promise<number> {
    const where = { status: 'received', dueAt: LessThanOrEqual(clock.now()) } as const
    const left = await this.database.read.find(BankEntry, { where, order: { dueAt: 'ASC' }, take: entriesInUnit })
    await this.settle(left.map(({ entryID }) => entryID))
    return left.length
  }

  async settleAll(bankAccountID: string): Promise<void> {
    const where = { bankAccountID, status: 'received' } as const
    const select = { entryID: true } as const
    const left = await this.database.read.find(BankEntry, {
      select,
      where,
      order: { createdAt: 'ASC', entryID: 'ASC' },
    })
    await this.settle(left.map(({ entryID }) => entryID))
  }

  /** A payment and its return may come in any order, so what names a payout of ours is looked at again. */
  async lookAgain(bankAccountID: string): Promise<number> {
    const where = { bankAccountID, status: 'unmatched', endToEndID: Like('pyo-%') } as const
    const waiting = await this.database.read.find(BankEntry, {
      where,
      order: { bookedOn: 'ASC', entryID: 'ASC' },
      take: 200,
    })
    let found = 0
    for (const { entryID } of waiting)
      found += await this.database.writeInLine(everyLedgerLine(), async (manager) => {
        const entry = await lockEntry(manager, entryID)
        const match = entry?.status === 'unmatched' ? await findMatch(manager, entry) : null
        if (!entry || !match) return 0
        await takeOutOfSuspense(manager, entry)
        await this.place(manager, entry, match)
        return 1
      })
    return found
  }

  async counted(entryIDs: string[]): Promise<{ matched: number; unmatched: number }> {
    let matched = 0
    for (let from = 0; from < entryIDs.length; from += 400) {
      const some = In(entryIDs.slice(from, from + 400))
      matched += await this.database.read.countBy(BankEntry, { entryID: some, status: 'matched' })
    }
    return { matched, unmatched: entryIDs.length - matched }
  }

  private async alone(entryID: string): Promise<void> {
    try {
      await this.unit([entryID], true)
    } catch (error) {
      this.logger.error(`Couldn't match ${entryID}: ${String(error)}`)
      await this.unit([entryID], false)
    }
  }

  private unit(entryIDs: string[], mayMatch: boolean): Promise<void> {
    return this.database.writeInLine(everyLedgerLine(), async (manager) => {
      for (const entryID of entryIDs) await this.take(manager, entryID, mayMatch)
    })
  }

  /** In the caller's unit, which is in line for every ledger line. */
  async take(manager: EntityManager, entryID: string, mayMatch = true): Promise<void> {
    const entry = await lockEntry(manager, entryID)
    if (entry?.status !== 'received') return
    if (mayMatch && (await this.transfers.take(manager, entry))) return
    await this.place(manager, entry, mayMatch ? await findMatch(manager, entry) : null)
  }

  private async place(manager: EntityManager, entry: BankEntry, match: Match | null): Promise<void> {
    if (match) await this.postings.match(manager, entry, match)
    else await putInSuspense(manager, entry)
    const odd = match ? null : await endedPayout(manager, entry)
    if (odd) await this.moves.notePaid(manager, odd)
    const because = odd
      ? { matchReason: reasons.endedPayout(odd.payoutID, payoutStatusWords[odd.status].toLowerCase()) }
      : !match && hasDamagedReference(entry) && { matchReason: reasons.damagedReference }
    await updateRow(manager, BankEntry, { entryID: entry.entryID }, { ...placed(match, null), ...because })
  }
}
