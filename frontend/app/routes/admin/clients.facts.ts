import type { ClientView } from '#contract/clients.js'

const textNames = ['contactPerson', 'phoneNumber', 'address', 'city', 'state', 'country'] as const

/** A client as its form shows it, by input names. */
function factsOf(client: ClientView): Record<string, string> {
  const { name, clientType, emailAddress, chargePercentage } = client
  const texts = textNames.map((key) => [key, client[key] ?? ''])
  return { name, clientType, emailAddress, chargePercentage: chargePercentage.toFixed(2), ...Object.fromEntries(texts) }
}

/** The same, and the version that a change of it names. */
export const seenOf = (client: ClientView) => ({ facts: factsOf(client), version: client.version })
