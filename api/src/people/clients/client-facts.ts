import { contactDataOf } from '#contract/contact-fields.js'
import type { Client } from './client.entity.js'

export const versionedClient = (client: Client) => ({
  name: client.name,
  clientType: client.clientType,
  emailAddress: client.emailAddress,
  pendingEmailAddress: client.pendingEmailAddress,
  chargePercentageHundredths: client.chargePercentageHundredths,
  ...contactDataOf(client),
  // Left out where there is none: what was seen before it existed is still the same.
  ...(client.statementDescriptor && { statementDescriptor: client.statementDescriptor }),
})

export const auditedClient = (client: Client) => ({
  ...versionedClient(client),
  rateAskedBy: client.rateAskedBy,
  status: client.status,
  secondFactorRequired: Boolean(client.secondFactorRequiredFrom),
})
