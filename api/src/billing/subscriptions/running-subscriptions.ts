import { Injectable } from '@nestjs/common'
import { type EntityManager, Not } from 'typeorm'
import { isSet } from '../../platform/database/is-set.js'
import type { Customer } from '../../money/customers/customer.entity.js'
import type { ErasureRule } from '../../money/customers/customer-rules.js'
import { Subscription } from './subscription.entity.js'
import { CustomerSubscribed } from './subscriptions.errors.js'

/** A subscription needs its customer until it is canceled. */
@Injectable()
export class RunningSubscriptions implements ErasureRule {
  async checkErasure(manager: EntityManager, { customerID }: Customer): Promise<void> {
    if (await manager.existsBy(Subscription, { customerID, status: Not('canceled') })) throw new CustomerSubscribed()
    // Free words, of the customer or about the customer, may say who it is.
    await manager.update(Subscription, { customerID, cancellationReason: isSet() }, { cancellationReason: null })
  }
}
