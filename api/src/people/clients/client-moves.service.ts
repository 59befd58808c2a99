import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { ClientStatus } from '#contract/clients.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import type { Client } from './client.entity.js'
import { changeClient } from './change-client.js'
import { clientMoves } from './client-states.js'
import { ClientMoveRefused } from './clients.errors.js'
import { clientIn } from './client-in.js'

export interface Move {
  from: ClientStatus
  to: ClientStatus
  action: string
  change?: Partial<Client> | ((client: Client) => Partial<Client>)
  before?: (manager: EntityManager, client: Client) => Promise<object>
  then?: (manager: EntityManager, client: Client, record: Record) => Promise<void>
}

/** The same move again changes nothing and answers the client as it is. */
@Injectable()
export class ClientMoves {
  constructor(private readonly audit: AuditLog) {}

  move(clientID: string, move: Move): Promise<Client> {
    return this.audit.unit((manager, record) => this.moveIn(manager, record, clientID, move))
  }

  async moveIn(
    manager: EntityManager,
    record: Record,
    clientID: string,
    { from, to, action, change = {}, before, then }: Move,
  ): Promise<Client> {
    const client = await clientIn(manager, clientID)
    const { status } = client
    if (status === to) return client
    if (status !== from || !clientMoves[from].includes(to)) throw new ClientMoveRefused(status, to)
    const wanted = { ...(typeof change === 'function' ? change(client) : change), status: to }
    const { decisionReason: reason = client.decisionReason } = wanted
    const more = { reason, ...(await before?.(manager, client)) }
    await changeClient(manager, record, client, { action, change: wanted, more })
    await then?.(manager, client, record)
    return client
  }
}
