import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { ClientHasBalance, ClientHasOpenPayments } from './clients.errors.js'

interface Unsettled {
  hasBalance: boolean
  openPayments: number
}
type ReadUnsettled = (manager: EntityManager, clientID: string) => Promise<Unsettled>

@Injectable()
export class ClientDeletion {
  private readonly readers: ReadUnsettled[] = []

  ask(read: ReadUnsettled): void {
    this.readers.push(read)
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
