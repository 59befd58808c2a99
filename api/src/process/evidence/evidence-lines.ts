import { type EntityManager, MoreThan } from 'typeorm'
import { holdsCardNumber } from '#contract/card-numbers.js'
import { type AuditedKind, kindOfAction } from '#contract/decision-kinds.js'
import { decisionSliceMs, evidenceChunk } from '#contract/decision-limits.js'
import type { DecisionHeadView } from '#contract/ledger.js'
import { type Link, linked } from '../../desk/decisions/decision-chains.js'
import { decisionOfRefusal } from '../../desk/decisions/decision-line.js'
import { type PaymentChain, slicesOf } from '../../desk/decisions/payment-decisions.js'
import { Refusal } from '../../desk/decisions/refusal.entity.js'
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js'

export interface Line extends Link {
  kind?: AuditedKind | 'other'
  text: string
}

type Withheld = 'not_a_decision' | 'card_number'

interface Placed extends Link {
  previousHash: string
}

const withheldLine = ({ sequence, previousHash, hash }: Placed, withheld: Withheld): string =>
  JSON.stringify({ sequence, previousHash, hash, withheld })

export async function* auditLines(manager: EntityManager, after: number, end: number): AsyncGenerator<Line> {
  for (let last = after; last < end; ) {
    const rows = await manager.find(AuditEntry, {
      where: { sequence: MoreThan(last) },
      order: { sequence: 'ASC' },
      take: evidenceChunk,
    })
    for (const row of rows) if (row.sequence <= end) yield auditLine(row)
    last = rows.at(-1)?.sequence ?? end
  }
}

function auditLine(row: AuditEntry): Line {
  const { sequence, hash, previousHash, createdAt, ...facts } = row
  const place = { sequence, previousHash, hash }
  const kind = kindOfAction(row.action)
  if (!kind) return { sequence, hash, kind: 'other', text: withheldLine(place, 'not_a_decision') }
  const entry = { ...facts, createdAt: createdAt.toISOString() }
  const isCard = holdsCardNumber(JSON.stringify(entry))
  return {
    sequence,
    hash,
    kind,
    text: isCard ? withheldLine(place, 'card_number') : JSON.stringify({ ...place, entry }),
  }
}

export async function* refusalLines(manager: EntityManager, after: number, end: number): AsyncGenerator<Line> {
  for (let last = after; last < end; ) {
    const rows = await manager.find(Refusal, {
      where: { sequence: MoreThan(last) },
      order: { sequence: 'ASC' },
      take: evidenceChunk,
    })
    for (const row of rows) if (row.sequence <= end) yield decisionLine(row, decisionOfRefusal(row))
    last = rows.at(-1)?.sequence ?? end
  }
}

/** Hashed anew out of the rows of payments, so that one that was altered no longer leads to what was sealed. */
export async function* paymentLines(
  manager: EntityManager,
  chain: PaymentChain,
  after: DecisionHeadView,
  end: DecisionHeadView,
): AsyncGenerator<Line> {
  let head: Link = after
  const [from, until] = [Date.parse(after.upTo ?? ''), Date.parse(end.upTo ?? '')]
  for await (const { decisions } of slicesOf(manager, chain, from, until, decisionSliceMs)) {
    for (const one of linked(head, decisions)) {
      yield decisionLine(one, one.decision)
      head = one
    }
  }
}

function decisionLine(place: Placed, decision: object): Line {
  const { sequence, previousHash, hash } = place
  const isCard = holdsCardNumber(JSON.stringify(decision))
  const text = isCard ? withheldLine(place, 'card_number') : JSON.stringify({ sequence, previousHash, hash, decision })
  return { sequence, hash, text }
}
