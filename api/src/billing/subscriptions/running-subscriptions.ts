import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull, Not } from 'typeorm'
import type { Customer } from '../../money/customers/customer.entity.js'
import type { ErasureRule } from '../../money/customers/customer-rules.js'
import { Subscription } from './subscription.entity.js'
import { CustomerSubscribed } from './subscriptions.errors.js'

/** A subscription needs its customer until it is canceled. */
@Injectable()
export class RunningSubscriptions implements ErasureRule {
  async checkErasure(manager: EntityManager, { customerID }: Customer): Promise<void> {
    // One that is canceled may still have to invoice what was used.
    const needsIt = [
      { customerID, status: Not('canceled' as const) },
      { customerID, dueAt: Not(IsNull()) },
    ]
    if (await manager.existsBy(Subscription, needsIt)) throw new CustomerSubscribed()
    // Free words, of the customer or about the customer, may say who it is.
    await manager.update(Subscription, { customerID, cancellationReason: Not(IsNull()) }, { cancellationReason: null })
  }
}
