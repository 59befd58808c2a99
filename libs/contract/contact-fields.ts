import type { ContactData, RegisterClient } from './clients.js'

export type ContactField = keyof ContactData

export const contactFields: Record<ContactField, string> = {
  contactPerson: 'Contact person',
  phoneNumber: 'Phone number',
  address: 'Address',
  city: 'City',
  state: 'State',
  country: 'Country',
}
export const contactFieldNames = Object.keys(contactFields) as ContactField[]

export const contactDataOf = (
  from: Partial<Record<ContactField, string | null>> | Pick<RegisterClient, ContactField>,
): Record<ContactField, string | null> =>
  Object.fromEntries(contactFieldNames.map((name) => [name, from[name] ?? null])) as Record<ContactField, string | null>
