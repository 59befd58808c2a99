import { Injectable } from '@nestjs/common'
import { type EntityManager, In, Not } from 'typeorm'
import { isSet } from '../../platform/database/is-set.js'
import type { Customer } from '../../money/customers/customer.entity.js'
import type { ErasureRule } from '../../money/customers/customer-rules.js'
import { isCustomerOnClosedClock } from '../test-clocks/open-clock.js'
import { SubscriptionInvoice } from './subscription-invoice.entity.js'
import { Subscription } from './subscription.entity.js'
import { CustomerSubscribed } from './subscriptions.errors.js'

/** A subscription needs its customer until it is canceled. */
@Injectable()
export class RunningSubscriptions implements ErasureRule {
  async checkErasure(manager: EntityManager, { customerID }: Customer): Promise<void> {
    if (await manager.existsBy(Subscription, { customerID, status: Not('canceled') })) throw new CustomerSubscribed()
    // One that is canceled may still have to invoice or collect what was used, unless its clock stands still for ever.
    const isOwed = (await isInvoicing(manager, customerID)) || (await isCollecting(manager, customerID))
    if (isOwed && !(await isCustomerOnClosedClock(manager, customerID))) throw new CustomerSubscribed()
    // Free words, of the customer or about the customer, may say who it is.
    await manager.update(Subscription, { customerID, cancellationReason: isSet() }, { cancellationReason: null })
  }
}

const isInvoicing = (manager: EntityManager, customerID: string): Promise<boolean> =>
  manager.existsBy(Subscription, { customerID, dueAt: isSet() })

async function isCollecting(manager: EntityManager, customerID: string): Promise<boolean> {
  const found = await manager.find(Subscription, { where: { customerID }, select: { subscriptionID: true } })
  const subscriptionID = In(found.map((each) => each.subscriptionID))
  return (
    found.length > 0 &&
    manager.existsBy(SubscriptionInvoice, { subscriptionID, step: In(['try', 'send']), dueAt: isSet() })
  )
}
