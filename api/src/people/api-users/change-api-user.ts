import type { EntityManager } from 'typeorm'
import { apiUserFieldNames, only } from '#contract/field-names.js'
import type { Record } from '../../platform/audit/audit-log.js'
import { type AuditedRows, type Change, changeRow } from '../../platform/audit/change-row.js'
import { Versions } from '../../platform/database/versions.js'
import { ApiUser } from './api-user.entity.js'

export const auditedApiUsers: AuditedRows<ApiUser> = {
  entity: ApiUser,
  kind: 'api_user',
  id: 'apiUserID',
  facts: (apiUser) => only(apiUser, ['clientID', 'mode', ...apiUserFieldNames, 'apiKey', 'overlapEndsAt', 'status']),
}

export async function changeApiUser(
  manager: EntityManager,
  record: Record,
  apiUser: ApiUser,
  change: Change<ApiUser>,
): Promise<void> {
  await changeRow(auditedApiUsers, manager, record, apiUser, change)
  await Versions.raise(manager, 'callers')
}
