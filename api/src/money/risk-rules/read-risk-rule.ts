import { type EntityManager, In, IsNull } from 'typeorm'
import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/errors/routing.js'
import type { RiskConditions, RiskOutcome } from '#contract/risk.js'
import { Client } from '../../people/clients/client.entity.js'
import { InvalidInput } from '../../platform/http/app-error.js'

interface Given {
  conditions?: RiskConditions | undefined
  outcome: RiskOutcome
  isEnabled?: boolean | undefined
}

export async function readRiskRule(manager: EntityManager, input: Given) {
  const conditions = present(input.conditions ?? {})
  const faults: Fields = { ...amountFault(conditions), ...(await clientFault(manager, conditions)) }
  if (Object.keys(faults).length > 0) throw new InvalidInput(faults)
  return { conditions, outcome: input.outcome, isEnabled: input.isEnabled ?? true }
}

function amountFault({ amountFrom, amountTo, velocity, currencies }: RiskConditions): Fields {
  const hasAmount = amountFrom !== undefined || amountTo !== undefined || velocity?.amount !== undefined
  if (hasAmount && currencies?.length !== 1) return { conditions: words.amountNeedsCurrency }
  return (amountFrom ?? 0) > (amountTo ?? Infinity) ? { conditions: words.amountsCrossed } : {}
}

async function clientFault(manager: EntityManager, { clientIDs = [] }: RiskConditions): Promise<Fields> {
  if (clientIDs.length === 0) return {}
  const known = await manager.findBy(Client, { clientID: In(clientIDs), deletedAt: IsNull() })
  const strange = clientIDs.find((id) => !known.some(({ clientID }) => clientID === id))
  return strange ? { conditions: words.clientUnknown(strange) } : {}
}

function present(conditions: RiskConditions): RiskConditions {
  const said = Object.entries(conditions).filter(([, value]) => value !== undefined && value !== null)
  const { cardCountries, emails, emailDomains, ipAddresses, velocity, ...kept } = Object.fromEntries(
    said,
  ) as RiskConditions
  const lower = (list: string[]) => list.map((one) => one.toLowerCase())
  return {
    ...kept,
    ...(cardCountries && { cardCountries: cardCountries.map((one) => one.toUpperCase()) }),
    ...(emails && { emails: lower(emails) }),
    ...(emailDomains && { emailDomains: lower(emailDomains) }),
    ...(ipAddresses && { ipAddresses: lower(ipAddresses) }),
    ...(velocity && { velocity: withoutNull(velocity) }),
  }
}

const withoutNull = ({ by, window, count, amount }: NonNullable<RiskConditions['velocity']>) => ({
  by,
  window,
  ...(count !== undefined && count !== null && { count }),
  ...(amount !== undefined && amount !== null && { amount }),
})
