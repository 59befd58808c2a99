import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { firstIdAt } from '../../platform/crypto/ids.js'
import { firstHash } from '../ledger/ledger-chain.js'

export type Sums = Record<string, { debit: bigint; credit: bigint }>

export interface Chained {
  sequence: number
  hash: string
  at: Date
}

export interface LedgerCut extends Chained {
  sums: Sums
}

export const emptyLedger: LedgerCut = { sequence: 0, hash: firstHash, at: new Date(0), sums: {} }

// Processes differ in their clocks, so an entry may be older than the transaction it is about.
const clocksDifferMs = 60_000

export const firstTransactionAfter = ({ sequence, at }: LedgerCut): string =>
  sequence === 0 ? '' : firstIdAt('txn', at.getTime() + clocksDifferMs)

/** The file must be kept where nobody who writes the database can write: it says what the rest of the books rests on. */
export function writeCut(path: string, cut: LedgerCut): void {
  if (existsSync(path)) throw new Error(`${path} is there already. Name a new file.`)
  const text = JSON.stringify(cut, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2)
  writeFileSync(path, `${text}\n`, { mode: 0o600 })
}

export function readCut(path: string): LedgerCut {
  try {
    const { sequence, hash, at, sums } = JSON.parse(readFileSync(path, 'utf8')) as LedgerCut
    if (!Number.isSafeInteger(sequence) || sequence < 1 || !/^[0-9a-f]{64}$/.test(hash)) throw new Error()
    const big = Object.entries(sums).map(([name, { debit, credit }]) => [
      name,
      { debit: BigInt(debit), credit: BigInt(credit) },
    ])
    return { sequence, hash, at: new Date(new Date(at).toISOString()), sums: Object.fromEntries(big) as Sums }
  } catch {
    throw new Error(`${path} is not a file that npm run ledger:verify -- --cut has written.`)
  }
}
