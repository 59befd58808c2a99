import { contactFieldNames } from '#contract/contact-fields.js'
import type { ClientView } from '#contract/clients.js'

function factsOf(client: ClientView): Record<string, string> {
  const { name, clientType, chargePercentage } = client
  // What is asked for already stays asked for, unless the field says otherwise.
  const emailAddress = client.pendingEmailAddress ?? client.emailAddress
  const texts = contactFieldNames.map((key) => [key, client[key] ?? ''])
  const statementDescriptor = client.statementDescriptor ?? ''
  return {
    name,
    clientType,
    emailAddress,
    statementDescriptor,
    chargePercentage: chargePercentage.toFixed(2),
    ...Object.fromEntries(texts),
  }
}

export const seenOf = (client: ClientView) => ({
  facts: factsOf(client),
  version: client.version,
  presentEmail: client.emailAddress,
  isEmailPending: client.pendingEmailAddress !== null,
})
