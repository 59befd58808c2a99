import type { ClientView } from '#contract/clients.js'

const textNames = ['contactPerson', 'phoneNumber', 'address', 'city', 'state', 'country'] as const

/** A client as its form shows it, by input names. */
export function factsOf(client: ClientView): Record<string, string> {
  const { name, clientType, emailAddress, chargePercentage } = client
  const texts = textNames.map((key) => [key, client[key] ?? ''])
  return { name, clientType, emailAddress, chargePercentage: chargePercentage.toFixed(2), ...Object.fromEntries(texts) }
}
