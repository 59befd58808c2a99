import type { CustomerView } from '#contract/customers.js'
import { versionOf } from '../../platform/http/row-version.js'
import type { Customer } from './customer.entity.js'

export const savedFields = [
  'name',
  'emailAddress',
  'phoneNumber',
  'address',
  'reference',
  'language',
  'metadata',
] as const

/** What staff read of a customer only by opening that customer, which is recorded. */
export const leftOutOfLists = {
  ...{ phoneNumber: null, address: null, reference: null, language: null },
  ...{ metadata: {}, defaultPaymentMethodID: null },
} satisfies Partial<CustomerView>

export const versionOfCustomer = (customer: Customer): string =>
  versionOf([...savedFields.map((name) => customer[name]), customer.defaultPaymentMethodID, customer.erasedAt])

export const viewCustomer = (customer: Customer): CustomerView => ({
  customerID: customer.customerID,
  clientID: customer.clientID,
  mode: customer.mode,
  name: customer.name,
  emailAddress: customer.emailAddress,
  phoneNumber: customer.phoneNumber,
  address: customer.address,
  reference: customer.reference,
  language: customer.language,
  metadata: customer.metadata,
  defaultPaymentMethodID: customer.defaultPaymentMethodID,
  version: versionOfCustomer(customer),
  testClockID: customer.testClockID,
  erasedAt: customer.erasedAt?.toISOString() ?? null,
  createdAt: customer.createdAt.toISOString(),
  updatedAt: customer.updatedAt.toISOString(),
})
