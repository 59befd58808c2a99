import type { ContactData, RegisterClient } from './clients.js'

// Apart from the classes: a browser needs the names, and not what checks them.

export type ContactField = keyof ContactData

/** By the names that people read. A field that is missing here, at the sign-up, in the row or in the form does not compile. */
export const contactFields: Record<ContactField, string> = {
  contactPerson: 'Contact person',
  phoneNumber: 'Phone number',
  address: 'Address',
  city: 'City',
  state: 'State',
  country: 'Country',
}
export const contactFieldNames = Object.keys(contactFields) as ContactField[]

/** The contact data of whatever has them; what is absent is null. */
export const contactDataOf = (
  from: Partial<Record<ContactField, string | null>> | Pick<RegisterClient, ContactField>,
): Record<ContactField, string | null> =>
  Object.fromEntries(contactFieldNames.map((name) => [name, from[name] ?? null])) as Record<ContactField, string | null>
