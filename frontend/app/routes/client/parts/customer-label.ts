import type { CustomerView } from '#contract/customers.js'

export const customerLabel = ({ customerID, name, emailAddress }: CustomerView): string =>
  name && emailAddress ? `${name} (${emailAddress})` : (name ?? emailAddress ?? customerID)
