import { Injectable } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { AuditEntryView, ListAuditEntries } from '#contract/audit.js'
import { auditColumns } from '#contract/csv-columns.js'
import { csvOf } from '../lists/csv.js'
import { readPage } from '../lists/page.js'
import { Database } from '../database/database.js'
import { AuditEntry } from './audit-entry.entity.js'
import { AuditNames } from './audit-names.js'
import { viewAuditEntry } from './audit-entry.view.js'

@Injectable()
export class AuditReader {
  constructor(
    private readonly database: Database,
    private readonly names: AuditNames,
  ) {}

  list(query: ListAuditEntries): Promise<Page<AuditEntryView>> {
    return this.database.list(async (manager) => {
      const page = await readPage(select(manager, query), 'entry', 'auditID', query, (entry) => entry)
      const loginIDs = page.items.flatMap(({ actorLoginID }) => actorLoginID ?? [])
      const names = await this.names.of(manager, [...new Set(loginIDs)])
      const items = page.items.map((entry) => viewAuditEntry(entry, names.get(entry.actorLoginID ?? '') ?? null))
      return { ...page, items }
    })
  }

  csv(query: ListAuditEntries): Promise<Readable> {
    return csvOf(auditColumns, query, (page) => this.database.dear(() => this.list(page)))
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
