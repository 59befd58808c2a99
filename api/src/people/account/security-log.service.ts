import { Injectable } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { type SecurityActor, type SecurityEvent, securityEvents } from '#contract/security-events.js'
import type { ListSecurityLog, SecurityLogEntryView } from '#contract/security-log.js'
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js'
import { Database } from '../../platform/database/database.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import { readPage } from '../../platform/lists/page.js'

const kinds = ['client', 'member', 'portal_user', 'session']
const actions = securityEvents.flatMap((event) => kinds.map((kind) => `${kind}.${event}`))

/** Out of the audit log, only what is about this login and what its owner is meant to read. */
@Injectable()
export class SecurityLog {
  constructor(private readonly database: Database) {}

  async list({ loginID }: { loginID: string | null }, query: ListSecurityLog): Promise<Page<SecurityLogEntryView>> {
    if (!loginID) throw new Unauthenticated()
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(AuditEntry, 'entry')
        .where('entry.targetLoginID = :loginID', { loginID })
        .andWhere('entry.action IN (:...actions)', { actions })
      return readPage(builder, 'entry', 'auditID', query, viewOf(loginID))
    })
  }
}

const viewOf =
  (loginID: string) =>
  (entry: AuditEntry): SecurityLogEntryView => {
    const by = actorOf(entry, loginID)
    return {
      auditID: entry.auditID,
      event: entry.action.slice(entry.action.indexOf('.') + 1) as SecurityEvent,
      by,
      address: by === 'you' || by === 'visitor' ? entry.address : null,
      createdAt: entry.createdAt.toISOString(),
    }
  }

function actorOf({ actorKind, actorLoginID }: AuditEntry, loginID: string): SecurityActor {
  if (actorLoginID === loginID) return 'you'
  if (actorKind === 'visitor' || actorKind === 'system') return actorKind
  return 'staff'
}
