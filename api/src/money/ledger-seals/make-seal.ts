import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { AppSecret } from '../../platform/config/app-secret.js'
import { insertRows, readRows } from '../../platform/database/rows.js'
import { firstHash } from '../ledger/ledger-chain.js'
import { type Head, headsOf } from '../ledger/ledger-lines.js'
import { storedLines } from '../ledger/stored-lines.js'
import { LedgerSeal } from './ledger-seal.entity.js'
import { hashOfSeal, headsIn, headsText, SealKey } from './seal-chain.js'

/** Units that seal stand in line for it. */
export const sealsLine = 'ledger_seals'

export const sealKeyOf = (secret: AppSecret): SealKey => new SealKey(secret.keyFor('ledger-seals'))

export const lastSeals = (manager: EntityManager, count: number): Promise<LedgerSeal[]> =>
  readRows(manager, LedgerSeal, `ORDER BY "number" DESC LIMIT ${count}`, [])

/** A line that was set back is not sealed: the seal would stay in the chain after the line is restored. */
function requireOnward(heads: Head[], last: LedgerSeal | undefined): void {
  for (const { line, sequence } of last ? headsIn(last) : []) {
    const now = heads.find((head) => head.line === line)?.sequence ?? 0
    if (now < sequence)
      throw new Error(`The ledger is damaged: line ${line} ended with entry ${sequence}, and ends with ${now} now`)
  }
}

/** null: nothing was booked or decided since the last seal. `decided` is left out where another seal came between. */
export async function makeSeal(
  manager: EntityManager,
  key: SealKey | null,
  decided?: { after: number; decisions: string },
): Promise<LedgerSeal | null> {
  const [last] = await lastSeals(manager, 1)
  const decisions = decided?.after === (last?.number ?? 0) ? decided.decisions : (last?.decisions ?? null)
  const found = await headsOf(manager, await storedLines(manager))
  const heads = headsText(found)
  if (heads === (last?.heads ?? '[]') && decisions === (last?.decisions ?? null)) return null
  requireOnward(found, last)
  const sealed = {
    number: (last?.number ?? 0) + 1,
    // Clocks of processes differ, and seals are in the order of their times.
    createdAt: new Date(Math.max(clock.time(), last?.createdAt.getTime() ?? 0)),
    heads,
    decisions,
    previousHash: last?.hash ?? firstHash,
  }
  const hash = hashOfSeal(sealed)
  const signed = { publicKey: key?.publicKey ?? null, signature: key?.sign(hash) ?? null }
  const seal = { ...sealed, hash, ...signed, sentAt: null }
  await insertRows(manager, LedgerSeal, seal)
  return seal
}
