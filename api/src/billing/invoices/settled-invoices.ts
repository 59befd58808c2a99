import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Invoice } from './invoice.entity.js'

type Hear = (manager: EntityManager, invoice: Invoice) => Promise<void>

/** Rooms register here what belongs into the unit in which an invoice is paid, void or uncollectible. */
@Injectable()
export class SettledInvoices {
  private readonly listeners: Hear[] = []

  listen(hear: Hear): void {
    this.listeners.push(hear)
  }

  async tell(manager: EntityManager, invoice: Invoice): Promise<void> {
    for (const hear of this.listeners) await hear(manager, invoice)
  }
}
