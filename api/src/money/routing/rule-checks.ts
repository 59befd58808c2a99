import { type EntityManager, In, IsNull } from 'typeorm'
import type { Fields } from '#contract/check.js'
import * as words from '#contract/messages/errors/routing.js'
import type { Mode } from '#contract/modes.js'
import type { ChangeRoutingRule } from '#contract/routing-rules.js'
import type { RuleConditions } from '#contract/routing.js'
import { Client } from '../../people/clients/client.entity.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import { isOfPlatform } from '../processors/own-accounts.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { processors } from '../processors/registry.js'
import type { Rule } from './compiled-rules.js'

export type RuleParts = Omit<Rule, 'routingRuleID'>

export async function readRule(manager: EntityManager, mode: Mode, input: ChangeRoutingRule): Promise<RuleParts> {
  const conditions = present(input.conditions ?? {})
  const fallbacks = input.fallbacks ?? []
  const faults: Fields = { ...amountFault(conditions), ...(await clientFault(manager, conditions)) }
  const used = [...input.targets.map(({ processorAccountID }) => processorAccountID), ...fallbacks]
  const accounts = await manager.findBy(ProcessorAccount, { processorAccountID: In(used), deletedAt: IsNull() })
  const seen = new Set<string>()
  for (const [at, id] of used.entries()) {
    const field = at < input.targets.length ? 'targets' : 'fallbacks'
    const account = accounts.find(({ processorAccountID }) => processorAccountID === id)
    const sentence = faultOf({ id, account, mode, conditions, isTwice: seen.has(id) })
    if (sentence && !faults[field]) faults[field] = sentence
    seen.add(id)
  }
  if (Object.keys(faults).length > 0) throw new InvalidInput(faults)
  const targets = input.targets.map(({ processorAccountID, weight }) => ({ processorAccountID, weight }))
  return {
    conditions,
    targets,
    fallbacks,
    retriesDeclines: input.retriesDeclines ?? false,
    isEnabled: input.isEnabled ?? true,
  }
}

interface Used {
  id: string
  account: ProcessorAccount | undefined
  mode: Mode
  conditions: RuleConditions
  isTwice: boolean
}

function faultOf({ id, account, mode, conditions, isTwice }: Used): string | null {
  if (!account) return words.accountUnknown(id)
  if (!isOfPlatform(account)) return words.accountOfClient(account.name)
  if (account.mode !== mode) return words.accountOfOtherMode(account.name)
  if (isTwice) return words.accountTwice(account.name)
  return takesSome(account, conditions) ? null : words.leadsNowhere(account.name)
}

function takesSome({ processor, currencies, methods }: ProcessorAccount, conditions: RuleConditions): boolean {
  const able = currencies ?? processors.find(({ name }) => name === processor)?.currencies ?? []
  const someOf = <T>(wanted: T[] | undefined, offered: readonly T[]) =>
    !wanted || wanted.some((one) => offered.includes(one))
  return someOf(conditions.currencies, able) && someOf(conditions.methods, methods)
}

function amountFault({ amountFrom, amountTo, currencies }: RuleConditions): Fields {
  if (amountFrom === undefined && amountTo === undefined) return {}
  if (currencies?.length !== 1) return { conditions: words.amountNeedsCurrency }
  return (amountFrom ?? 0) > (amountTo ?? Infinity) ? { conditions: words.amountsCrossed } : {}
}

async function clientFault(manager: EntityManager, { clientIDs = [] }: RuleConditions): Promise<Fields> {
  if (clientIDs.length === 0) return {}
  const known = await manager.findBy(Client, { clientID: In(clientIDs), deletedAt: IsNull() })
  const strange = clientIDs.find((id) => !known.some(({ clientID }) => clientID === id))
  return strange ? { conditions: words.clientUnknown(strange) } : {}
}

function present(conditions: RuleConditions): RuleConditions {
  const said = Object.entries(conditions).filter(([, value]) => value !== undefined && value !== null)
  const kept = Object.fromEntries(said) as RuleConditions
  return kept.cardCountries ? { ...kept, cardCountries: kept.cardCountries.map((one) => one.toUpperCase()) } : kept
}
