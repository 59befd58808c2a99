import type { EntityManager } from 'typeorm'
import { findRow } from '../../platform/database/rows.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { Own, Reached } from '../../platform/http/addressed.js'
import { Customer } from './customer.entity.js'
import { CustomerUnknown, ErasedCustomerGiven } from './customers.errors.js'

export type OwnCustomer = Own<'customerID'>

/** Staff, who name no client, reach the customers of every merchant. */
export async function findCustomer(manager: EntityManager, { customerID, clientID, mode }: Reached<'customerID'>) {
  const where = { customerID, mode, ...(clientID !== undefined && { clientID }) }
  return orNotFound(await manager.findOneBy(Customer, where), 'customer')
}

/** The customer that a call names in its body. */
export async function requireCustomer(
  manager: EntityManager,
  { customerID, clientID, mode }: OwnCustomer,
): Promise<Customer> {
  const customer = await findRow(manager, Customer, { customerID, clientID, mode })
  if (!customer) throw new CustomerUnknown()
  if (customer.erasedAt) throw new ErasedCustomerGiven()
  return customer
}
