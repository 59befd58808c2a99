import type { AuditEntryView } from '#contract/audit.js'
import { listEveryAuditEntry } from '../../../api/audit.server'
import { csvFile } from '../../../api/csv.server'
import { mainCall } from '../../../api/main-call.server'
import { staffNames } from '../../../api/portal-user-admin.server'
import { requireCall } from '../../../api/require-call.server'
import type { Route } from './+types/csv'
import { filterOf } from './filter'

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireCall(context, 'GET /audit/export.csv')
  const { filter } = filterOf(url, await staffNames(context))
  return csvFile('audit', columns, await mainCall(context, listEveryAuditEntry(context, filter)))
}

const columns = {
  createdAt: (row: AuditEntryView) => row.createdAt,
  action: (row: AuditEntryView) => row.action,
  actorKind: (row: AuditEntryView) => row.actorKind,
  actorID: (row: AuditEntryView) => row.actorID,
  targetKind: (row: AuditEntryView) => row.targetKind,
  targetID: (row: AuditEntryView) => row.targetID,
  before: (row: AuditEntryView) => row.before && JSON.stringify(row.before),
  after: (row: AuditEntryView) => row.after && JSON.stringify(row.after),
  address: (row: AuditEntryView) => row.address,
  requestId: (row: AuditEntryView) => row.requestId,
  hash: (row: AuditEntryView) => row.hash,
}
