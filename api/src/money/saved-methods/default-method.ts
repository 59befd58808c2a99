import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { Customer } from '../customers/customer.entity.js'
import { viewCustomer } from '../customers/customer.view.js'
import type { SavedPaymentMethod } from './saved-payment-method.entity.js'

export async function setDefault(manager: EntityManager, customer: Customer, methodID: string | null): Promise<void> {
  const { customerID, clientID, mode } = customer
  const change = { defaultPaymentMethodID: methodID, updatedAt: clock.now() }
  Object.assign(customer, change)
  await manager.update(Customer, { customerID }, change)
  await recordEvent(manager, { clientID, mode, type: 'customer.updated', data: viewCustomer(customer) })
}

/** In the unit that removes the method. */
export async function clearDefault(
  manager: EntityManager,
  { customerID, savedPaymentMethodID: defaultPaymentMethodID }: SavedPaymentMethod,
): Promise<void> {
  const customer = await manager.findOneBy(Customer, { customerID, defaultPaymentMethodID })
  if (customer) await setDefault(manager, customer, null)
}
