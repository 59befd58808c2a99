import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { ChangeRiskRule, CreateRiskRule, OrderRiskRules } from '#contract/risk-rules.js'
import type { Mode } from '#contract/modes.js'
import { type RiskRulesView, type RiskRuleView, riskRulesMax } from '#contract/risk.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { type AuditedRows, changeRow, createRow, deleteRow } from '../../platform/audit/change-row.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { requireSeen, versionOf } from '../../platform/http/row-version.js'
import { ProcessorAccount } from '../processors/processor-account.entity.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { readRiskRule } from './read-risk-rule.js'
import { RiskRule } from './risk-rule.entity.js'
import { changeRules, compiledOf, rowsOf } from './risk-rules.js'
import { RiskOrderIncomplete, TooManyRiskRules } from './risk.errors.js'

@Injectable()
export class RiskRulesService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly registry: ProcessorRegistry,
  ) {}

  list(mode: Mode): Promise<RiskRulesView> {
    return this.database.list(async (manager) => {
      const items = await viewsOf(manager, await rowsOf(manager, mode))
      const accounts = (await manager.findBy(ProcessorAccount, { mode, isEnabled: true })).filter(
        ({ processor, deletedAt }) => deletedAt === null && !this.registry.captures(processor, 'manual'),
      )
      return { items, nextCursor: null, cannotHold: accounts.map(({ name }) => name) }
    })
  }

  create({ mode, ...input }: CreateRiskRule): Promise<RiskRuleView> {
    return this.audit.unit((manager, record) =>
      changeRules(manager, mode, async (rows) => {
        if (rows.length >= riskRulesMax) throw new TooManyRiskRules(riskRulesMax)
        const now = clock.now()
        const row = manager.create(RiskRule, {
          riskRuleID: newId('rsk', now.getTime()),
          mode,
          position: (rows.at(-1)?.position ?? 0) + 1,
          name: input.name ?? null,
          ...(await readRiskRule(manager, input)),
          createdAt: now,
          updatedAt: now,
        })
        await createRow(audited, manager, record, row, 'risk_rule.created')
        return viewOf(manager, row, rows.length + 1)
      }),
    )
  }

  update(riskRuleID: string, input: ChangeRiskRule, ifMatch?: string): Promise<RiskRuleView> {
    return this.audit.unit(async (manager, record) => {
      const { mode } = await findRule(manager, riskRuleID)
      return changeRules(manager, mode, async (rows) => {
        const row = requireRiskRule(rows, riskRuleID)
        requireSeen(ifMatch, { version: versionOfRule(row) })
        const parts = await readRiskRule(manager, { isEnabled: row.isEnabled, ...input })
        const change = { ...parts, name: input.name ?? null, updatedAt: clock.now() }
        await changeRow(audited, manager, record, row, { action: 'risk_rule.updated', change })
        return viewOf(manager, row, rows.indexOf(row) + 1)
      })
    })
  }

  delete(riskRuleID: string): Promise<void> {
    return this.audit.unit(async (manager, record) => {
      const { mode } = await findRule(manager, riskRuleID)
      await changeRules(manager, mode, async (rows) => {
        const row = requireRiskRule(rows, riskRuleID)
        await deleteRow(audited, manager, record, row, 'risk_rule.deleted')
      })
    })
  }

  async order({ mode, riskRuleIDs }: OrderRiskRules): Promise<RiskRulesView> {
    await this.audit.unit((manager, record) =>
      changeRules(manager, mode, async (rows) => {
        requireWholeOrder(rows, riskRuleIDs)
        for (const [at, riskRuleID] of riskRuleIDs.entries())
          await manager.update(RiskRule, { riskRuleID }, { position: at + 1 })
        await record({
          action: 'risk_rules.ordered',
          target: { kind: 'risk_rules', id: mode },
          before: { order: rows.map(({ riskRuleID }) => riskRuleID) },
          after: { order: riskRuleIDs },
        })
      }),
    )
    return this.list(mode)
  }
}

export function requireWholeOrder(rows: RiskRule[], ids: string[]): void {
  if (rows.length !== ids.length || !rows.every(({ riskRuleID }) => ids.includes(riskRuleID)))
    throw new RiskOrderIncomplete()
}

export function requireRiskRule(rows: RiskRule[], riskRuleID: string): RiskRule {
  return orNotFound(
    rows.find((one) => one.riskRuleID === riskRuleID),
    'risk rule',
  )
}

async function findRule(manager: EntityManager, riskRuleID: string): Promise<RiskRule> {
  return orNotFound(await manager.findOneBy(RiskRule, { riskRuleID }), 'risk rule')
}

const versionOfRule = ({ name, conditions, outcome, isEnabled }: RiskRule): string =>
  versionOf({ name, conditions, outcome, isEnabled })

async function viewsOf(manager: EntityManager, rows: RiskRule[]): Promise<RiskRuleView[]> {
  const said = await compiledOf(manager, rows)
  return rows.map((row, at) => ({
    riskRuleID: row.riskRuleID,
    mode: row.mode,
    position: at + 1,
    name: row.name,
    conditions: row.conditions,
    outcome: row.outcome,
    isEnabled: row.isEnabled,
    words: said[at]?.words ?? '',
    version: versionOfRule(row),
  }))
}

async function viewOf(manager: EntityManager, row: RiskRule, position: number): Promise<RiskRuleView> {
  const [view] = await viewsOf(manager, [row])
  if (!view) throw new Error('A rule has no view')
  return { ...view, position }
}

const audited: AuditedRows<RiskRule> = {
  entity: RiskRule,
  kind: 'risk_rule',
  id: 'riskRuleID',
  facts: ({ mode, name, conditions, outcome, isEnabled }) => ({
    mode,
    name,
    conditions: JSON.stringify(conditions),
    outcome,
    isEnabled,
  }),
}
