import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { entriesLeftAfterMs } from '#contract/bank-limits.js'
import { AuditLog, type Record as AuditRecord } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { insertRows } from '../../platform/database/rows.js'
import { BankAccount } from '../bank-accounts/bank-account.entity.js'
import type { ReadStatement } from '../bank-files/bank-file.js'
import { homeLine } from '../ledger/ledger-lines.js'
import { post } from '../ledger/post.js'
import { openingBalanceLines } from '../ledger/postings.js'
import { EntrySenders } from './entry-senders.js'
import { BankEntry } from './bank-entry.entity.js'
import { BankStatement, BankStatementLine } from './bank-statement.entity.js'
import { contentHashOf, fingerprintsOf } from './fingerprints.js'
import { type Neighbours, neighboursOf } from './statement-neighbours.js'
import { toldBefore } from './told-before.js'

const chunkOf = <T>(items: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size))

export interface Imported {
  bankStatementID: string
  entryIDs: string[]
}

/** A statement and what is new of its entries are written in one unit; what is there already stays as it is. */
@Injectable()
export class StatementImports {
  constructor(
    private readonly audit: AuditLog,
    private readonly senders: EntrySenders,
  ) {}

  keep(bankAccountID: string, statement: ReadStatement): Promise<Imported> {
    return this.audit.unit((manager, record) => this.keepIn(manager, record, bankAccountID, statement), homeLine)
  }

  /** In the caller's unit, which is in line for the audit log and the home line of the ledger. */
  async keepIn(
    manager: EntityManager,
    record: AuditRecord,
    bankAccountID: string,
    statement: ReadStatement,
  ): Promise<Imported> {
    const contentHash = contentHashOf(statement, fingerprintsOf(statement))
    const known = await manager.findOneBy(BankStatement, { bankAccountID, contentHash })
    if (known) return { bankStatementID: known.bankStatementID, entryIDs: [] }
    const account = await manager.findOneByOrFail(BankAccount, { bankAccountID })
    const row = rowOf(account, statement, contentHash)
    const { bankStatementID } = row
    const near = await neighboursOf(manager, bankAccountID, statement)
    await insertRows(manager, BankStatement, row)
    const fingerprints = fingerprintsOf(statement, near.prints)
    const kept = await knownEntries(manager, bankAccountID, fingerprints)
    const told = await toldBefore(manager, bankAccountID, statement)
    const isNew = (print: string, at: number) => !kept.has(print) && !told.has(at)
    const fresh = freshEntries(row, statement, fingerprints, isNew, this.senders)
    for (const some of chunkOf(fresh, 50)) await insertRows(manager, BankEntry, ...some)
    for (const { fingerprint, entryID } of fresh) kept.set(fingerprint, entryID)
    const named = fingerprints.flatMap((one, at) => kept.get(one) ?? told.get(at) ?? [])
    const entryIDs = new Set([...named, ...(await splitFrom(manager, named))])
    const lines = [...entryIDs].map((entryID) => ({ bankStatementID, entryID }))
    for (const some of chunkOf(lines, 400)) await insertRows(manager, BankStatementLine, ...some)
    await this.open(manager, account, statement, near)
    const { reference, fromDay, toDay } = row
    const after = { bankAccountID, reference, fromDay, toDay, entries: row.entries, newEntries: fresh.length }
    await record({
      action: 'bank_statement.imported',
      target: { kind: 'bank_statement', id: bankStatementID },
      after,
    })
    return { bankStatementID, entryIDs: fresh.map(({ entryID }) => entryID) }
  }

  /** What was there before the first statement is the platform's own; an older statement moves that date back. */
  private async open(
    manager: EntityManager,
    account: BankAccount,
    { opening, from, to }: ReadStatement,
    { laterOpenings }: Neighbours,
  ): Promise<void> {
    const { bankAccountID, currency, mode, opening: before, openingOn } = account
    if (opening === null || (openingOn !== null && openingOn < from)) return
    const isEarlierThatDay = to === from && before !== null && laterOpenings.has(before)
    if (openingOn === from && !isEarlierThatDay) return
    const about = { bankAccountID, currency, mode }
    await post(manager, {
      kind: 'opening_balance',
      about,
      lines: openingBalanceLines(opening - (before ?? 0), bankAccountID),
    })
    await manager.update(BankAccount, { bankAccountID }, { opening, openingOn: from })
  }
}

const rowOf = (
  { bankAccountID, mode, currency }: BankAccount,
  { reference, from, to, opening, closing, entries, isNotification }: ReadStatement,
  contentHash: string,
): BankStatement => ({
  ...{ bankStatementID: newId('bst'), bankAccountID, mode, currency, reference, contentHash },
  isNotification: isNotification ? 1 : 0,
  ...{ fromDay: from, toDay: to, opening, closing, entries: entries.length, createdAt: clock.now() },
})

async function knownEntries(
  manager: EntityManager,
  bankAccountID: string,
  all: string[],
): Promise<Map<string, string>> {
  const known = new Map<string, string>()
  for (const some of chunkOf(all, 400)) {
    const select = { entryID: true, fingerprint: true } as const
    const rows = await manager.find(BankEntry, { select, where: { bankAccountID, fingerprint: In(some) } })
    for (const { fingerprint, entryID } of rows) known.set(fingerprint, entryID)
  }
  return known
}

/** What was split off from entries that another statement has told before. */
async function splitFrom(manager: EntityManager, entryIDs: string[]): Promise<string[]> {
  const parts: string[] = []
  for (const some of chunkOf(entryIDs, 400)) {
    const rows = await manager.find(BankEntry, { select: { entryID: true }, where: { splitFromID: In(some) } })
    parts.push(...rows.map(({ entryID }) => entryID))
  }
  return parts
}

function freshEntries(
  row: BankStatement,
  { entries }: ReadStatement,
  prints: string[],
  isNew: (print: string, at: number) => boolean,
  senders: EntrySenders,
): BankEntry[] {
  const { bankAccountID, bankStatementID, mode, currency } = row
  const now = clock.time()
  return entries.flatMap((entry, at): BankEntry[] => {
    const fingerprint = prints[at] ?? ''
    if (!isNew(fingerprint, at)) return []
    const { counterpartyAccount: _, counterpartyBank: __, isReversal, ...facts } = entry
    const entryID = newId('bse', now)
    return [
      {
        ...facts,
        ...{ entryID, bankAccountID, bankStatementID, mode, currency, fingerprint },
        ...{ isReversal: isReversal ? 1 : 0, status: 'received', matchKind: null, matchedID: null, matchReason: null },
        entryReference: entry.entryReference ?? null,
        sealedCounterparty: senders.sealed(entryID, entry),
        ...{ namedTransactionID: null, splitFromID: null },
        ...{ matchedBy: null, dueAt: new Date(now + entriesLeftAfterMs), createdAt: new Date(now) },
      },
    ]
  })
}
