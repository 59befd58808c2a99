import { contactDataOf } from '#contract/contact-fields.js'
import type { Client } from './client.entity.js'

/** What staff can change of a client by a form: its version. */
export const versionedClient = (client: Client) => ({
  name: client.name,
  clientType: client.clientType,
  emailAddress: client.emailAddress,
  pendingEmailAddress: client.pendingEmailAddress,
  chargePercentageHundredths: client.chargePercentageHundredths,
  ...contactDataOf(client),
})

/** What the audit log keeps of a client: what staff may read anyway. */
export const auditedClient = (client: Client) => ({
  ...versionedClient(client),
  rateAskedBy: client.rateAskedBy,
  status: client.status,
})
