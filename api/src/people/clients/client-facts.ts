import type { Client } from './client.entity.js'

/** What the audit log keeps of a client: what staff may read anyway. */
export const auditedClient = (client: Client) => ({
  name: client.name,
  clientType: client.clientType,
  contactPerson: client.contactPerson,
  phoneNumber: client.phoneNumber,
  emailAddress: client.emailAddress,
  address: client.address,
  city: client.city,
  state: client.state,
  country: client.country,
  chargePercentageHundredths: client.chargePercentageHundredths,
  rateAskedBy: client.rateAskedBy,
  status: client.status,
})

type Facts = ReturnType<typeof auditedClient>

const always: (keyof Facts)[] = ['status', 'chargePercentageHundredths', 'rateAskedBy']

/** Of a decision: state and rate, and whatever else it has changed. */
export function changedFacts(before: Facts, after: Facts): { before: Partial<Facts>; after: Partial<Facts> } {
  const names = (Object.keys(after) as (keyof Facts)[]).filter(
    (name) => always.includes(name) || before[name] !== after[name],
  )
  const only = (facts: Facts): Partial<Facts> => Object.fromEntries(names.map((name) => [name, facts[name]]))
  return { before: only(before), after: only(after) }
}
