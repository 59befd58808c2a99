import { Injectable } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import * as words from '#contract/messages/errors/risk.js'
import { type CreateRiskEntry, entryValue, type ListRiskEntries } from '#contract/risk-rules.js'
import { type RiskListEntryView, type RiskListKind, riskListKinds } from '#contract/risk.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { type AuditedRows, changeRow, createRow, deleteRow } from '../../platform/audit/change-row.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { InvalidInput, orNotFound } from '../../platform/http/app-error.js'
import { readPage } from '../../platform/lists/page.js'
import { RiskListEntry } from '../risk-rules/risk-list-entry.entity.js'

@Injectable()
export class RiskLists {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  list(kind: string, { mode = 'test', ...query }: ListRiskEntries): Promise<Page<RiskListEntryView>> {
    const own = { kind: kindOf(kind), mode }
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(RiskListEntry, 'entry')
        .where('entry.kind = :kind AND entry.mode = :mode', own)
      return readPage(builder, 'entry', 'riskListEntryID', query, viewEntry)
    })
  }

  create(
    named: string,
    { mode, subject, value: given, reason, expiresAt }: CreateRiskEntry,
  ): Promise<RiskListEntryView> {
    const kind = kindOf(named)
    const read = entryValue(subject, given)
    if ('fault' in read) throw new InvalidInput({ value: read.fault })
    const until = expiresAt ? new Date(expiresAt) : null
    if (until && until.getTime() <= clock.time()) throw new InvalidInput({ expiresAt: words.expiryPassed })
    const key = { kind, mode, subject, value: read.value }
    return this.audit.unit(async (manager, record) => {
      await Versions.raise(manager, 'risk')
      const known = await manager.findOneBy(RiskListEntry, key)
      const said = { reason: reason ?? null, expiresAt: until }
      if (known) {
        await changeRow(audited, manager, record, known, { action: 'risk_list_entry.updated', change: said })
        return viewEntry(known)
      }
      const createdAt = clock.now()
      const riskListEntryID = newId('rle', createdAt.getTime())
      const row = manager.create(RiskListEntry, { riskListEntryID, ...key, ...said, createdAt })
      await createRow(audited, manager, record, row, 'risk_list_entry.created')
      return viewEntry(row)
    })
  }

  delete(named: string, riskListEntryID: string): Promise<void> {
    const kind = kindOf(named)
    return this.audit.unit(async (manager, record) => {
      await Versions.raise(manager, 'risk')
      const row = orNotFound(await manager.findOneBy(RiskListEntry, { kind, riskListEntryID }), 'entry')
      await deleteRow(audited, manager, record, row, 'risk_list_entry.deleted')
    })
  }
}

function kindOf(text: string): RiskListKind {
  return orNotFound(
    riskListKinds.find((one) => one === text),
    'list',
  )
}

const viewEntry = (row: RiskListEntry): RiskListEntryView => ({
  riskListEntryID: row.riskListEntryID,
  kind: row.kind,
  mode: row.mode,
  subject: row.subject,
  value: row.value,
  reason: row.reason,
  expiresAt: row.expiresAt?.toISOString() ?? null,
  isExpired: row.expiresAt !== null && row.expiresAt.getTime() <= clock.time(),
  createdAt: row.createdAt.toISOString(),
})

const audited: AuditedRows<RiskListEntry> = {
  entity: RiskListEntry,
  kind: 'risk_list_entry',
  id: 'riskListEntryID',
  facts: ({ kind, mode, subject, value, reason, expiresAt }) => ({ kind, mode, subject, value, reason, expiresAt }),
}
