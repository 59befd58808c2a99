import type { EntityManager } from 'typeorm'
import type { DecisionChain } from '#contract/decision-kinds.js'
import { refusalsKeptMs } from '#contract/decision-limits.js'
import type { DecisionHeadView } from '#contract/ledger.js'
import type { EvidenceFolder } from './evidence-folder.js'
import { auditLines, type Line, paymentLines, refusalLines } from './evidence-lines.js'

const dayMs = 86_400_000

export interface ChainFacts {
  chain: DecisionChain
  after: { sequence: number; hash: string }
  end: { sequence: number; hash: string }
  /** Payments from then on came after the last seal; null: each entry of before the last seal is here. */
  upTo: string | null
  missing: { from: number; to: number; keptDays: number } | null
}

interface Written {
  facts: ChainFacts
  entries: number
  /** null: the database leads to what was sealed. */
  fault: string | null
}

export async function writeChain(
  manager: EntityManager,
  folder: EvidenceFolder,
  chain: DecisionChain,
  { after, end }: Record<'after' | 'end', DecisionHeadView>,
): Promise<Written> {
  let [entries, first] = [0, end.sequence + 1]
  let last: Pick<Line, 'sequence' | 'hash'> = after
  for await (const line of linesOf(manager, chain, after, end)) {
    if (entries === 0) first = line.sequence
    await folder.add(`${chain === 'audit' ? line.kind : chain}.jsonl`, line.text)
    entries += 1
    last = line
  }
  const isExpired = chain === 'refusals' && first > after.sequence + 1
  const missing = isExpired
    ? { from: after.sequence + 1, to: first - 1, keptDays: Math.round(refusalsKeptMs / dayMs) }
    : null
  const whole = entries + (missing ? missing.to - missing.from + 1 : 0) === end.sequence - after.sequence
  const isAtEnd = missing?.to === end.sequence || (last.sequence === end.sequence && last.hash === end.hash)
  const ends = { after: linkOf(after), end: linkOf(end), upTo: end.upTo }
  return {
    facts: { chain, ...ends, missing },
    entries,
    fault: whole && isAtEnd ? null : faultOf(chain, after.sequence, end.sequence, last.sequence),
  }
}

const linkOf = ({ sequence, hash }: DecisionHeadView) => ({ sequence, hash })

const faultOf = (chain: DecisionChain, from: number, to: number, is: number): string =>
  `${chain}: entries ${from + 1} to ${to} were sealed, and what the database holds does not lead to the same end (it ends with ${is})`

function linesOf(
  manager: EntityManager,
  chain: DecisionChain,
  after: DecisionHeadView,
  end: DecisionHeadView,
): AsyncGenerator<Line> {
  if (chain === 'audit') return auditLines(manager, after.sequence, end.sequence)
  if (chain === 'refusals') return refusalLines(manager, after.sequence, end.sequence)
  return paymentLines(manager, chain, after, end)
}
