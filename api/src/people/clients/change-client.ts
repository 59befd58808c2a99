import type { EntityManager } from 'typeorm'
import type { Record } from '../../platform/audit/audit-log.js'
import { type AuditedRows, type Change, changeRow } from '../../platform/audit/change-row.js'
import { Versions } from '../../platform/database/versions.js'
import { auditedClient } from './client-facts.js'
import { Client } from './client.entity.js'

export const auditedClients: AuditedRows<Client> = {
  entity: Client,
  kind: 'client',
  id: 'clientID',
  facts: auditedClient,
  loginID: ({ loginID }) => loginID,
  always: ['status', 'chargePercentageHundredths', 'rateAskedBy'],
}

export async function changeClient(
  manager: EntityManager,
  record: Record,
  client: Client,
  change: Change<Client>,
): Promise<void> {
  await changeRow(auditedClients, manager, record, client, change)
  await Versions.raise(manager, 'callers')
}

type Mark = 'pendingEmailAddress' | 'firstPasswordAt' | 'notifiedAt' | 'payoutsHeldUntil'

export async function markClient(
  manager: EntityManager,
  clientID: string,
  marks: Partial<Pick<Client, Mark>>,
): Promise<void> {
  // eslint-disable-next-line no-restricted-syntax -- the one place that may
  await manager.update(Client, { clientID }, marks)
}
