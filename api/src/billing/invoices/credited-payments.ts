import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'

type Drop = (manager: EntityManager, transactionID: string) => Promise<number>

/** Credit notes register here which refunds of a lost payment they no longer make. */
@Injectable()
export class CreditedPayments {
  private drop: Drop = () => Promise.resolve(0)

  serve(drop: Drop): void {
    this.drop = drop
  }

  /** In the unit in which the payment is lost, with the payment locked. The answer is the amount that stays credited but is not refunded. */
  dropRefunds(manager: EntityManager, transactionID: string): Promise<number> {
    return this.drop(manager, transactionID)
  }
}
