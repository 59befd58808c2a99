import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Transaction } from './transaction.entity.js'

type Hear = (manager: EntityManager, transaction: Transaction) => Promise<void>

/** Rooms above register here what belongs into the unit in which the payer has done his part. */
@Injectable()
export class PaidPayments {
  private readonly listeners: Hear[] = []
  private readonly ofLost: Hear[] = []

  listen(hear: Hear): void {
    this.listeners.push(hear)
  }

  /** A payment that succeeded and has failed after that. */
  listenLost(hear: Hear): void {
    this.ofLost.push(hear)
  }

  async tellLost(manager: EntityManager, transaction: Transaction): Promise<void> {
    for (const hear of this.ofLost) await hear(manager, transaction)
  }

  async tell(manager: EntityManager, transaction: Transaction): Promise<void> {
    for (const hear of this.listeners) await hear(manager, transaction)
  }
}
