import { Injectable } from '@nestjs/common'
import { IsNull } from 'typeorm'
import type { UpdateOwnProfile } from '#contract/clients.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { NotFound } from '../../platform/http/app-error.js'
import { changeClient } from './change-client.js'
import { Client } from './client.entity.js'

@Injectable()
export class ClientProfileService {
  constructor(private readonly audit: AuditLog) {}

  update(clientID: string, input: UpdateOwnProfile): Promise<Client> {
    const change = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    return this.audit.unit(async (manager, record) => {
      const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
      if (!client) throw new NotFound('client')
      if (Object.keys(change).length === 0) return client
      await changeClient(manager, record, client, { action: 'client.profile_updated', change })
      return client
    })
  }
}
