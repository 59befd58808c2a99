import type { CustomerView, SaveCustomer } from '../../contract/customers.js'
import type { SavedPaymentMethodView } from '../../contract/saved-methods.js'
import type { Gatehouse } from '../../sdk/src/gatehouse.js'
import type { MedusaCustomer } from './medusa-inputs.js'

/** A signed-in customer of Medusa is a customer of ours, with Medusa's ID as its reference. */
export class AccountHolders {
  constructor(private readonly gatehouse: Gatehouse) {}

  async create(customer: MedusaCustomer): Promise<CustomerView> {
    const { items } = await this.gatehouse.customers.list({ reference: customer.id, limit: 1 })
    if (items[0]) return items[0]
    const input = { ...personOf(customer), reference: customer.id }
    return this.gatehouse.customers.create(input, { idempotencyKey: `medusa-customer-${customer.id}` })
  }

  async update(customerID: string, customer: MedusaCustomer): Promise<CustomerView> {
    const kept = await this.gatehouse.customers.get(customerID)
    return this.gatehouse.customers.update(customerID, { ...fieldsOf(kept), ...personOf(customer) })
  }

  get(customerID: string): Promise<CustomerView> {
    return this.gatehouse.customers.get(customerID)
  }

  async erase(customerID: string): Promise<void> {
    await this.gatehouse.customers.erase(customerID)
  }

  async methods(customerID: string): Promise<SavedPaymentMethodView[]> {
    const methods: SavedPaymentMethodView[] = []
    for await (const method of this.gatehouse.customers.allPaymentMethods(customerID, { state: 'active' }))
      methods.push(method)
    return methods
  }

  async detach(customerID: string, savedPaymentMethodID: string): Promise<void> {
    await this.gatehouse.customers.detachPaymentMethod(customerID, savedPaymentMethodID)
  }
}

function personOf({ email, first_name, last_name, company_name }: MedusaCustomer): SaveCustomer {
  const name = [first_name, last_name].filter(Boolean).join(' ') || company_name || ''
  return { emailAddress: email, ...(name && { name }) }
}

// A field that is left out of an update becomes empty.
const fieldsOf = ({ name, phoneNumber, address, reference, language, metadata }: CustomerView): SaveCustomer => ({
  ...(name && { name }),
  ...(phoneNumber && { phoneNumber }),
  ...(address && { address: givenAddress(address) }),
  ...(reference && { reference }),
  ...(language && { language }),
  metadata,
})

const givenAddress = (address: NonNullable<CustomerView['address']>) =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== null)) as SaveCustomer['address']
