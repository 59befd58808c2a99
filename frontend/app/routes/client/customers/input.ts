import { addressFieldNames } from '#contract/address-fields.js'
import type { CustomerView } from '#contract/customers.js'

/** The form as the call wants it, with the parts of the address together. */
export function customerInput(input: Record<string, unknown>): Record<string, unknown> {
  const { version: _, ...rest } = input
  const parts: readonly string[] = addressFieldNames
  const isPart = ([name]: [string, unknown]) => parts.includes(name)
  const entries = Object.entries(rest)
  const address = Object.fromEntries(entries.filter(isPart))
  return { ...Object.fromEntries(entries.filter((entry) => !isPart(entry))), address }
}

export const customerValues = (customer: CustomerView): Record<string, string> => ({
  name: customer.name ?? '',
  emailAddress: customer.emailAddress ?? '',
  phoneNumber: customer.phoneNumber ?? '',
  reference: customer.reference ?? '',
  language: customer.language ?? '',
  ...Object.fromEntries(addressFieldNames.map((name) => [name, customer.address?.[name] ?? ''])),
})
