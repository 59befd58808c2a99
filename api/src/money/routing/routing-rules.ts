import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { CompiledRules, type Rule } from './compiled-rules.js'
import { RoutingRule } from './routing-rule.entity.js'
import { RoutingSet } from './routing-set.entity.js'

export interface CurrentRules {
  routingSetID: string | null
  rules: Rule[]
  compiled: CompiledRules
}

const none: CurrentRules = { routingSetID: null, rules: [], compiled: new CompiledRules([]) }

/** The rules that count, compiled once per change of rules or accounts, in every process within a second. */
@Injectable()
export class RoutingRules {
  private known: { epoch: number; sets: Partial<Record<Mode, CurrentRules>> } = { epoch: -1, sets: {} }

  constructor(private readonly database: Database) {}

  async current(mode: Mode): Promise<CurrentRules> {
    const { versions } = this.database
    const epoch = versions.confirmedEpoch('processors') ?? (await versions.epoch('processors'))
    if (epoch !== this.known.epoch) this.known = { epoch, sets: {} }
    const { sets } = this.known
    return (sets[mode] ??= await this.read(mode))
  }

  private async read(mode: Mode): Promise<CurrentRules> {
    const set = await newestSet(this.database.read, mode)
    if (!set) return none
    return { routingSetID: set.routingSetID, rules: set.rules, compiled: new CompiledRules(set.rules) }
  }
}

const newestSet = (manager: EntityManager, mode: Mode): Promise<RoutingSet | null> =>
  manager.findOne(RoutingSet, { where: { mode }, order: { number: 'DESC' } })

export const rowsOf = (manager: EntityManager, mode: Mode): Promise<RoutingRule[]> =>
  manager.find(RoutingRule, { where: { mode }, order: { position: 'ASC', routingRuleID: 'ASC' } })

export const ruleOf = (row: RoutingRule): Rule => ({
  routingRuleID: row.routingRuleID,
  conditions: row.conditions,
  targets: row.targets,
  fallbacks: row.fallbacks,
  retriesDeclines: row.retriesDeclines,
  isEnabled: row.isEnabled,
})

/** Changes rules one after the other, and keeps what counts from then on. */
export async function changeRules<T>(
  manager: EntityManager,
  mode: Mode,
  change: (rows: RoutingRule[]) => Promise<T>,
): Promise<T> {
  // Another change of rules at the same time waits here, so that no kept set misses a rule.
  await Versions.raise(manager, 'processors')
  const result = await change(await rowsOf(manager, mode))
  const createdAt = clock.now()
  const rules = (await rowsOf(manager, mode)).map(ruleOf)
  const number = ((await newestSet(manager, mode))?.number ?? 0) + 1
  await manager.insert(RoutingSet, { routingSetID: newId('rts', createdAt.getTime()), mode, number, rules, createdAt })
  return result
}
