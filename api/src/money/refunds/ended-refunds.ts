import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Refund } from './refund.entity.js'

type Hear = (manager: EntityManager, refund: Refund) => Promise<void>

/** Rooms above register here what belongs into the unit in which a refund succeeds or fails. */
@Injectable()
export class EndedRefunds {
  private readonly listeners: Hear[] = []

  listen(hear: Hear): void {
    this.listeners.push(hear)
  }

  async tell(manager: EntityManager, refund: Refund): Promise<void> {
    for (const hear of this.listeners) await hear(manager, refund)
  }
}
