import type { EntityManager } from 'typeorm'
import type { PostingKind } from '#contract/ledger.js'
import type { Currency } from '#contract/money.js'
import { newId } from '../../platform/crypto/ids.js'
import { insertRows, readRows, write } from '../../platform/database/rows.js'
import { firstHash, hashOf } from './ledger-chain.js'
import { LedgerEntry } from './ledger-entry.entity.js'
import type { Line } from './postings.js'
import { type Mode, nameIn } from '#contract/modes.js'

export interface Posting {
  kind: PostingKind
  about: { clientID: string; transactionID: string; currency: Currency; mode: Mode }
  refund?: { refundID: string; mode: Mode }
  dispute?: { disputeID: string; mode: Mode }
  lines: Line[]
}

/** To be named in `writeInLine` by units that post: each entry carries the hash of the one before. */
export const ledgerLine = 'ledger_entries'

/** Writes a posting and moves the stored balances along, in the unit of the change that it tells of. Refuses one that mixes modes. */
export async function post(manager: EntityManager, { kind, about, refund, dispute, lines }: Posting) {
  const { mode } = about
  if ([refund, dispute].some((part) => part && part.mode !== mode)) throw new Error(`A ${kind} mixes modes`)
  const moved = lines.filter(([, amount]) => amount !== 0)
  if (moved.length === 0) return
  if (moved.reduce((sum, [, amount]) => sum + amount, 0) !== 0) throw new Error(`A ${kind} does not sum to zero`)
  const [last] = await readRows(manager, LedgerEntry, 'ORDER BY "sequence" DESC LIMIT 1', [])
  const createdAt = new Date()
  const postingID = newId('pst', createdAt.getTime())
  let previous = { sequence: last?.sequence ?? 0, hash: last?.hash ?? firstHash }
  const entries = moved.map(([account, amount]): LedgerEntry => {
    const entry = {
      sequence: previous.sequence + 1,
      entryID: newId('ent', createdAt.getTime()),
      postingID,
      kind,
      account,
      clientID: about.clientID,
      mode,
      currency: about.currency,
      amount,
      transactionID: about.transactionID,
      refundID: refund?.refundID ?? null,
      disputeID: dispute?.disputeID ?? null,
      previousHash: previous.hash,
      createdAt,
    }
    previous = { sequence: entry.sequence, hash: hashOf(entry) }
    return { ...entry, hash: previous.hash }
  })
  await insertRows(manager, LedgerEntry, ...entries)
  await addToBalances(manager, entries)
}

export const ownerOf = ({ account, clientID }: Pick<LedgerEntry, 'account' | 'clientID'>): string =>
  account.startsWith('client_') ? clientID : ''

async function addToBalances(manager: EntityManager, entries: LedgerEntry[]): Promise<void> {
  const values = entries.flatMap((entry) => [
    ownerOf(entry),
    nameIn(entry.mode, entry.account),
    entry.currency,
    Math.max(entry.amount, 0),
    Math.max(-entry.amount, 0),
  ])
  const rows = entries.map((_, row) => `(${[1, 2, 3, 4, 5].map((column) => `$${row * 5 + column}`).join(', ')})`)
  await write(
    manager,
    `INSERT INTO "ledger_balances" ("clientID", "account", "currency", "debit", "credit") VALUES ${rows.join(', ')} ` +
      `ON CONFLICT ("clientID", "account", "currency") DO UPDATE SET ` +
      `"debit" = "ledger_balances"."debit" + excluded."debit", "credit" = "ledger_balances"."credit" + excluded."credit"`,
    values,
  )
}
