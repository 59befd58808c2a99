import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Transaction } from './transaction.entity.js'

export interface TransferNewsItem {
  kind: 'details' | 'part' | 'late' | 'returned'
  /** Minor units: what is due, or what the bank has credited or sent back. */
  amount: number
}

type Hear = (manager: EntityManager, transaction: Transaction, news: TransferNewsItem) => Promise<void>

/** Rooms above register here what a payer by bank transfer is to know, in the unit in which it happens. */
@Injectable()
export class TransferNews {
  private readonly listeners: Hear[] = []

  listen(hear: Hear): void {
    this.listeners.push(hear)
  }

  async tell(manager: EntityManager, transaction: Transaction, news: TransferNewsItem): Promise<void> {
    for (const hear of this.listeners) await hear(manager, transaction, news)
  }
}
