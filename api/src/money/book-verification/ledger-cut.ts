import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { firstIdAt } from '../../platform/crypto/ids.js'
import { firstHash } from '../ledger/ledger-chain.js'
import { commandLine } from '../../platform/config/command-line.js'

export type Sums = Record<string, { debit: bigint; credit: bigint }>

export interface Chained {
  sequence: number
  hash: string
  at: Date
}

export interface LineCut extends Chained {
  line: number
  sums: Sums
}

export interface LedgerCut extends Chained {
  sums: Sums
  lines?: LineCut[]
}

export const emptyLedger: LedgerCut = { sequence: 0, hash: firstHash, at: new Date(0), sums: {} }

// Processes differ in their clocks, so an entry may be older than the transaction it is about.
const clocksDifferMs = 60_000

const linesOf = ({ lines = [], ...home }: LedgerCut): LineCut[] => [{ ...home, line: 0 }, ...lines]

export const cutOf = (cut: LedgerCut, line: number): LineCut =>
  linesOf(cut).find((one) => one.line === line) ?? { ...emptyLedger, line }

export const isCut = (cut: LedgerCut): boolean => linesOf(cut).some(({ sequence }) => sequence > 0)

export function firstTransactionAfter(cut: LedgerCut): string {
  if (!isCut(cut)) return ''
  return firstIdAt('txn', Math.max(...linesOf(cut).map(({ at }) => at.getTime())) + clocksDifferMs)
}

/** Keep the file where no writer of the database can write: the rest of the books rests on it. */
export function writeCut(path: string, cut: LedgerCut): void {
  if (existsSync(path)) throw new Error(`${path} is there already. Name a new file.`)
  const text = JSON.stringify(cut, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value), 2)
  writeFileSync(path, `${text}\n`, { mode: 0o600 })
}

export function readCut(path: string): LedgerCut {
  try {
    const { lines, ...home } = JSON.parse(readFileSync(path, 'utf8')) as LedgerCut
    const others = lines?.map(({ line, ...one }) => ({ line: numberIn(line, 1), ...readLine(one, 0) }))
    return { ...readLine(home, others ? 0 : 1), ...(others && { lines: others }) }
  } catch {
    throw new Error(`${path} is not a file that ${commandLine('ledger:verify', '--cut')} has written.`)
  }
}

function numberIn(value: number, least: number): number {
  if (!Number.isSafeInteger(value) || value < least) throw new Error()
  return value
}

function readLine({ sequence, hash, at, sums }: Omit<LineCut, 'line'>, least: number): Omit<LineCut, 'line'> {
  if (!/^[0-9a-f]{64}$/.test(hash)) throw new Error()
  const big = Object.entries(sums).map(([name, { debit, credit }]) => [
    name,
    { debit: BigInt(debit), credit: BigInt(credit) },
  ])
  const known = { sequence: numberIn(sequence, least), hash, at: new Date(new Date(at).toISOString()) }
  return { ...known, sums: Object.fromEntries(big) as Sums }
}
