import { Injectable } from '@nestjs/common'
import type { UpdateOwnProfile } from '#contract/clients.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { changeClient } from './change-client.js'
import type { Client } from './client.entity.js'
import { clientIn } from './client-in.js'

@Injectable()
export class ClientProfileService {
  constructor(private readonly audit: AuditLog) {}

  update(clientID: string, input: UpdateOwnProfile): Promise<Client> {
    const change = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    return this.audit.unit(async (manager, record) => {
      const client = await clientIn(manager, clientID)
      if (Object.keys(change).length === 0) return client
      await changeClient(manager, record, client, { action: 'client.profile_updated', change })
      return client
    })
  }
}
