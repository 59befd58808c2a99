import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Record } from '../../platform/audit/audit-log.js'
import { ClientHasBalance, ClientHasOpenPayments } from './clients.errors.js'

interface Unsettled {
  hasBalance: boolean
  openPayments: number
}
type End = (manager: EntityManager, record: Record, clientID: string) => Promise<void>
type ReadUnsettled = (manager: EntityManager, clientID: string) => Promise<Unsettled>

@Injectable()
export class ClientDeletion {
  private readonly readers: ReadUnsettled[] = []
  private readonly endings: End[] = []

  ask(read: ReadUnsettled): void {
    this.readers.push(read)
  }

  /** What ends with a client, in the unit that deletes it. */
  also(end: End): void {
    this.endings.push(end)
  }

  async end(manager: EntityManager, record: Record, clientID: string): Promise<void> {
    for (const end of this.endings) await end(manager, record, clientID)
  }

  async requireSettled(manager: EntityManager, clientID: string): Promise<void> {
    if (this.readers.length === 0) throw new Error('Nobody has said how the money of a client is read')
    for (const read of this.readers) {
      const { hasBalance, openPayments } = await read(manager, clientID)
      if (hasBalance) throw new ClientHasBalance()
      if (openPayments > 0) throw new ClientHasOpenPayments(openPayments)
    }
  }
}
