import { type EntityManager, MoreThan } from 'typeorm'
import type { Found, Tell } from '../work/verifying.js'
import { faultOf, firstHash } from './audit-chain.js'
import { AuditEntry } from './audit-entry.entity.js'

const chunkRows = 1_000

export async function verifyChain(manager: EntityManager, tell: Tell = () => undefined): Promise<Found> {
  const head = (await manager.maximum(AuditEntry, 'sequence')) ?? 0
  let previous = { sequence: 0, hash: firstHash }
  for (;;) {
    const rows = await manager.find(AuditEntry, {
      where: { sequence: MoreThan(previous.sequence) },
      order: { sequence: 'ASC' },
      take: chunkRows,
    })
    for (const row of rows) {
      const fault = faultOf(row, previous)
      if (fault) return { entries: previous.sequence, isIntact: false, fault }
      previous = row
    }
    tell(previous.sequence, Math.max(head, previous.sequence))
    if (rows.length < chunkRows) return { entries: previous.sequence, isIntact: true, fault: null }
  }
}
