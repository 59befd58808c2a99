import { Injectable } from '@nestjs/common'
import { type EntityManager, MoreThan, type SelectQueryBuilder } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { AuditEntryView, AuditVerificationView, ListAuditEntries } from '#contract/audit.js'
import { csvOf } from '../common/csv.js'
import { readPage } from '../common/page.js'
import { Database } from '../database/database.js'
import { faultOf, firstHash } from './audit-chain.js'
import { AuditEntry } from './audit-entry.entity.js'
import { viewAuditEntry } from './audit-entry.view.js'

const chunkRows = 1_000
const csvColumns = [
  'createdAt',
  'action',
  'actorKind',
  'actorID',
  'targetKind',
  'targetID',
  'address',
  'requestId',
  'hash',
] as const

@Injectable()
export class AuditReader {
  constructor(private readonly database: Database) {}

  list(query: ListAuditEntries): Promise<Page<AuditEntryView>> {
    return this.database.list((manager) => readPage(select(manager, query), 'entry', 'auditID', query, viewAuditEntry))
  }

  csv(query: ListAuditEntries): Promise<string> {
    return csvOf(csvColumns, query, (page) => this.list(page))
  }

  verify(): Promise<AuditVerificationView> {
    return verifyChain(this.database.read)
  }
}

function select(
  manager: EntityManager,
  { actor, action, target, from, to }: ListAuditEntries,
): SelectQueryBuilder<AuditEntry> {
  const builder = manager.createQueryBuilder(AuditEntry, 'entry').where('1 = 1')
  if (actor) builder.andWhere('entry.actorID = :actor', { actor })
  if (target) builder.andWhere('entry.targetID = :target', { target })
  if (action?.endsWith('.'))
    builder.andWhere('entry.action >= :action AND entry.action < :end', { action, end: `${action}~` })
  else if (action) builder.andWhere('entry.action = :action', { action })
  if (from) builder.andWhere('entry.createdAt >= :from', { from: Date.parse(from) })
  if (to) builder.andWhere('entry.createdAt <= :to', { to: Date.parse(to) })
  return builder
}

/** Walks the whole chain from its first entry. */
export async function verifyChain(manager: EntityManager): Promise<AuditVerificationView> {
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
    if (rows.length < chunkRows) return { entries: previous.sequence, isIntact: true, fault: null }
  }
}
