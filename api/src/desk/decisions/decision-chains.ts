import { Injectable, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { DecisionChain } from '#contract/decision-kinds.js'
import { decisionSliceMs, decisionsSettleMs, decisionsSpanMs } from '#contract/decision-limits.js'
import type { DecisionHeadView } from '#contract/ledger.js'
import type { LedgerSeal } from '../../money/ledger-seals/ledger-seal.entity.js'
import { decisionHeadsIn, decisionHeadsText } from '../../money/ledger-seals/seal-chain.js'
import { SealedChains } from '../../money/ledger-seals/sealed-chains.js'
import { firstHash } from '../../platform/audit/audit-chain.js'
import { clock } from '#contract/clock.js'
import { Database } from '../../platform/database/database.js'
import { type Decision, hashOfDecision } from './decision-line.js'
import { type PaymentChain, slicesOf } from './payment-decisions.js'

export interface Link {
  sequence: number
  hash: string
}

@Injectable()
export class DecisionChains implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly sealed: SealedChains,
  ) {}

  onModuleInit(): void {
    this.sealed.register((last) => nextEnds(this.database.read, last, clock.time()))
  }
}

export const headOf = (seal: LedgerSeal | null, chain: DecisionChain): DecisionHeadView | undefined =>
  (seal && decisionHeadsIn(seal))?.find((head) => head.chain === chain)

export async function nextEnds(manager: EntityManager, last: LedgerSeal | null, now: number): Promise<string> {
  return decisionHeadsText([
    await endOfTable(manager, last, 'audit'),
    await endOfTable(manager, last, 'refusals'),
    await endOfPayments(manager, last, 'routing', now),
    await endOfPayments(manager, last, 'risk', now),
  ])
}

const tableOf = { audit: 'audit_entries', refusals: 'refusals' } as const

// Where the rows have expired, the end that was last sealed counts.
async function endOfTable(
  manager: EntityManager,
  last: LedgerSeal | null,
  chain: 'audit' | 'refusals',
): Promise<DecisionHeadView> {
  const [row] = await manager.query<{ sequence: number | string; hash: string }[]>(
    `SELECT "sequence", "hash" FROM "${tableOf[chain]}" ORDER BY "sequence" DESC LIMIT 1`,
  )
  const known = headOf(last, chain) ?? { sequence: 0, hash: firstHash }
  const { sequence, hash } = row && Number(row.sequence) > known.sequence ? row : known
  return { chain, sequence: Number(sequence), hash, upTo: null }
}

async function endOfPayments(
  manager: EntityManager,
  last: LedgerSeal | null,
  chain: PaymentChain,
  now: number,
): Promise<DecisionHeadView> {
  const settled = now - decisionsSettleMs
  const known = headOf(last, chain)
  if (!known?.upTo) return { chain, sequence: 0, hash: firstHash, upTo: new Date(settled).toISOString() }
  let end: DecisionHeadView = known
  let until = settled
  for await (const slice of slicesOf(manager, chain, Date.parse(known.upTo), settled, decisionSliceMs)) {
    // A long backlog is sealed in steps, or the next seal would take too long.
    if (end === known) until = Math.min(settled, slice.from + decisionsSpanMs)
    if (slice.from >= until) break
    const { sequence, hash } = linked(end, slice.decisions).at(-1) ?? end
    end = { chain, sequence, hash, upTo: new Date(slice.to).toISOString() }
  }
  return end
}

export function linked(after: Link, decisions: Decision[]): (Link & { previousHash: string; decision: Decision })[] {
  let { sequence, hash } = after
  return decisions.map((decision) => {
    const previousHash = hash
    sequence += 1
    hash = hashOfDecision(previousHash, sequence, decision)
    return { sequence, previousHash, hash, decision }
  })
}
