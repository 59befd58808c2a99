import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import * as words from '#contract/messages/risk.js'
import type { Mode } from '#contract/modes.js'
import { Client } from '../../people/clients/client.entity.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { CompiledRiskRules, type CompiledRule } from './compiled-risk-rules.js'
import type { CurrentRisk } from './decide-risk.js'
import { RiskListEntry } from './risk-list-entry.entity.js'
import { RiskRule } from './risk-rule.entity.js'

/** The rules that count, compiled once per change, in every process within a second. */
@Injectable()
export class RiskRules {
  private known: { epoch: number; modes: Partial<Record<Mode, CurrentRisk>> } = { epoch: -1, modes: {} }

  constructor(private readonly database: Database) {}

  async current(mode: Mode): Promise<CurrentRisk> {
    const { versions } = this.database
    const epoch = versions.confirmedEpoch('risk') ?? (await versions.epoch('risk'))
    if (epoch !== this.known.epoch) this.known = { epoch, modes: {} }
    const { modes } = this.known
    return (modes[mode] ??= await readRisk(this.database.read, mode))
  }
}

export async function readRisk(manager: EntityManager, mode: Mode, rules?: CompiledRule[]): Promise<CurrentRisk> {
  const compiled = new CompiledRiskRules(rules ?? (await compiledOf(manager, await rowsOf(manager, mode))))
  return { compiled, hasEntries: await manager.existsBy(RiskListEntry, { mode }) }
}

export const rowsOf = (manager: EntityManager, mode: Mode): Promise<RiskRule[]> =>
  manager.find(RiskRule, { where: { mode }, order: { position: 'ASC', riskRuleID: 'ASC' } })

type Said = Pick<RiskRule, 'riskRuleID' | 'conditions' | 'outcome' | 'isEnabled'>

export async function compiledOf(manager: EntityManager, rows: Said[]): Promise<CompiledRule[]> {
  const ids = [...new Set(rows.flatMap(({ conditions }) => conditions.clientIDs ?? []))]
  const clients = ids.length > 0 ? await manager.findBy(Client, { clientID: In(ids) }) : []
  const names = new Map(clients.map(({ clientID, name }) => [clientID, name]))
  return rows.map(({ riskRuleID, conditions, outcome, isEnabled }) => ({
    riskRuleID,
    conditions,
    outcome,
    isEnabled,
    words: words.riskRuleInWords(conditions, outcome, (id) => names.get(id) ?? id),
  }))
}

export async function changeRules<T>(
  manager: EntityManager,
  mode: Mode,
  change: (rows: RiskRule[]) => Promise<T>,
): Promise<T> {
  // Another change of rules at the same time waits here.
  await Versions.raise(manager, 'risk')
  return change(await rowsOf(manager, mode))
}
