import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { SavedPaymentMethod } from './saved-payment-method.entity.js'

type Hear = (manager: EntityManager, method: SavedPaymentMethod) => Promise<void>

/** Rooms above register here what belongs into the unit in which a customer saves a method. */
@Injectable()
export class KeptMethods {
  private readonly listeners: Hear[] = []

  listen(hear: Hear): void {
    this.listeners.push(hear)
  }

  async tell(manager: EntityManager, method: SavedPaymentMethod): Promise<void> {
    for (const hear of this.listeners) await hear(manager, method)
  }
}
