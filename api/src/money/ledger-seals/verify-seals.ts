import { type EntityManager, MoreThan } from 'typeorm'
import type { Snapshots } from '../../platform/database/snapshots.js'
import type { Head } from '../ledger/ledger-lines.js'
import { LedgerSeal } from './ledger-seal.entity.js'
import { faultOfSeal, headsIn } from './seal-chain.js'

const chunkSeals = 100

interface Chunk {
  rows: LedgerSeal[]
  fault: string | null
}

export async function sealsFault(database: Snapshots, cutAt: (line: number) => number): Promise<string | null> {
  let previous: LedgerSeal | null = null
  for (;;) {
    const before: LedgerSeal | null = previous
    const { rows, fault }: Chunk = await database.snapshot(async (manager) => {
      const rows: LedgerSeal[] = await manager.find(LedgerSeal, {
        where: { number: MoreThan(before?.number ?? 0) },
        order: { number: 'ASC' },
        take: chunkSeals,
      })
      return { rows, fault: chainFault(rows, before) ?? (await headsFault(manager, rows, before, cutAt)) }
    })
    if (fault) return fault
    previous = rows.at(-1) ?? previous
    if (rows.length < chunkSeals) return null
  }
}

function chainFault(rows: LedgerSeal[], before: LedgerSeal | null): string | null {
  let previous = before
  for (const seal of rows) {
    const fault = faultOfSeal(seal, previous)
    if (fault) return fault
    previous = seal
  }
  return null
}

const placeOf = ({ line, sequence }: Pick<Head, 'line' | 'sequence'>): string => `${line} ${sequence}`

async function headsFault(
  manager: EntityManager,
  rows: LedgerSeal[],
  before: LedgerSeal | null,
  cutAt: (line: number) => number,
): Promise<string | null> {
  const reached = new Map((before ? headsIn(before) : []).map(({ line, sequence }) => [line, sequence]))
  const seen: (Head & { number: number })[] = []
  for (const { number, ...seal } of rows) {
    for (const head of headsIn(seal)) {
      const was = reached.get(head.line) ?? 0
      if (head.sequence < was) return `seal ${number} has line ${head.line} end before the one before it`
      if (head.sequence > was && head.sequence > cutAt(head.line)) seen.push({ ...head, number })
      reached.set(head.line, head.sequence)
    }
  }
  const stored = await hashesAt(manager, seen)
  for (const { number, line, sequence, hash } of seen) {
    const is = stored.get(placeOf({ line, sequence }))
    if (is !== hash)
      return `seal ${number} saw entry ${sequence} at the end of line ${line}, and it is ${is ? 'another one' : 'gone'}`
  }
  return null
}

async function hashesAt(manager: EntityManager, heads: Head[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [line, some] of Map.groupBy(heads, (head) => head.line)) {
    const rows = await manager.query<{ sequence: number | string; hash: string }[]>(
      `SELECT "sequence", "hash" FROM "ledger_entries"
       WHERE "line" = ${line} AND "sequence" IN (${some.map(({ sequence }) => sequence).join(', ')})`,
    )
    for (const { sequence, hash } of rows) found.set(placeOf({ line, sequence: Number(sequence) }), hash)
  }
  return found
}
