import type { AuditEntryView } from '#contract/audit.js'
import { listAuditEntries } from '../../../api/audit.server'
import { staffNames } from '../../../api/portal-user-admin.server'
import { silently } from '../../../api/silently.server'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'

export interface LastChange {
  entry: Pick<AuditEntryView, 'action' | 'actorKind' | 'actorID' | 'createdAt'>
  actorName: string | null
  /** All changes, in the audit log. */
  history: string
}

/** @param noun the beginning of its actions in the audit log, such as `risk_rule` */
export async function lastChangeOf(context: Context, noun: string): Promise<LastChange | null> {
  if (!may(context, 'GET /audit')) return null
  const action = `${noun}.`
  const [page, names] = await Promise.all([
    silently(listAuditEntries(context, { action }, null, 1), null),
    staffNames(context),
  ])
  const [entry] = page?.items ?? []
  if (!entry) return null
  const { actorKind, actorID, createdAt } = entry
  return {
    entry: { action: entry.action, actorKind, actorID, createdAt },
    actorName: (actorID && names[actorID]) || null,
    history: `/admin/audit?${new URLSearchParams({ action })}`,
  }
}
