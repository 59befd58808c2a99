import { type EntityManager, MoreThan } from 'typeorm'
import type { DecisionChain } from '#contract/decision-kinds.js'
import { decisionSliceMs, decisionsSettleMs, evidenceChunk } from '#contract/decision-limits.js'
import type { DecisionHeadView } from '#contract/ledger.js'
import { headOf } from '../../desk/decisions/decision-chains.js'
import { LedgerSeal } from '../../money/ledger-seals/ledger-seal.entity.js'
import { firstHash } from '../../platform/audit/audit-chain.js'
import { readRows } from '../../platform/database/rows.js'

export interface Covering {
  /** The last one before the time asked for; null: nothing was sealed by then. */
  base: LedgerSeal | null
  first: LedgerSeal
  last: LedgerSeal
}

export async function coveringSeals(manager: EntityManager, { from, to }: { from: Date; to: Date }): Promise<Covering> {
  const one = async (pick: string, values: unknown[] = []) =>
    (await readRows(manager, LedgerSeal, `WHERE "decisions" IS NOT NULL ${pick} LIMIT 1`, values))[0] ?? null
  const base = await one('AND "createdAt" <= $1 ORDER BY "number" DESC', [from.getTime()])
  const first = base ?? (await one('ORDER BY "number"'))
  // Decisions of payments are sealed some time after they were made.
  const settled = to.getTime() + decisionsSettleMs + decisionSliceMs
  const behind = await one('AND "createdAt" >= $1 ORDER BY "number"', [settled])
  const last = behind ?? (await one('ORDER BY "number" DESC'))
  if (!first || !last)
    throw new Error('No seal covers decisions yet. The first one is created a minute after the server starts.')
  return { base, first, last: last.number < first.number ? first : last }
}

export async function* sealsOf(manager: EntityManager, { first, last }: Covering): AsyncGenerator<LedgerSeal> {
  for (let number = first.number - 1; number < last.number; ) {
    const seals = await manager.find(LedgerSeal, {
      where: { number: MoreThan(number) },
      order: { number: 'ASC' },
      take: evidenceChunk,
    })
    for (const seal of seals) if (seal.number <= last.number) yield seal
    number = seals.at(-1)?.number ?? last.number
  }
}

export function endsOf(
  chain: DecisionChain,
  { base, first, last }: Covering,
): Record<'after' | 'end', DecisionHeadView> {
  const none = { chain, sequence: 0, hash: firstHash, upTo: null }
  // The first seal of all begins the chains of payments, and covers the others from their beginning.
  const isOfPayments = chain === 'routing' || chain === 'risk'
  const after = base || isOfPayments ? headOf(first, chain) : none
  return { after: after ?? none, end: headOf(last, chain) ?? none }
}
