import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { routingRulesMax } from '#contract/routing-limits.js'
import * as words from '#contract/messages/routing.js'
import type { Mode } from '#contract/modes.js'
import type { ChangeRoutingRule, CreateRoutingRule, OrderRoutingRules } from '#contract/routing-rules.js'
import type { RoutingRulesView, RoutingRuleView } from '#contract/routing.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { type AuditedRows, changeRow, createRow, deleteRow } from '../../platform/audit/change-row.js'
import { clock } from '#contract/clock.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { isOfPlatform } from '../processors/own-accounts.js'
import { readRule } from './rule-checks.js'
import { RoutingNames } from './routing-names.js'
import { RoutingRule } from './routing-rule.entity.js'
import { versionOfRule, viewRoutingRule } from './routing-rule.view.js'
import { changeRules, rowsOf } from './routing-rules.js'
import { RoutingOrderIncomplete, TooManyRoutingRules } from './routing.errors.js'

@Injectable()
export class RoutingRulesService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  list(mode: Mode): Promise<RoutingRulesView> {
    return this.database.list(async (manager) => {
      const rows = await rowsOf(manager, mode)
      const names = await RoutingNames.of(manager, rows)
      const items = rows.map((row, at) => viewRoutingRule(row, at + 1, names))
      return { items, nextCursor: null, problems: problemsOf(mode, items, names) }
    })
  }

  create({ mode, ...input }: CreateRoutingRule): Promise<RoutingRuleView> {
    return this.audit.unit((manager, record) =>
      changeRules(manager, mode, async (rows) => {
        if (rows.length >= routingRulesMax) throw new TooManyRoutingRules(routingRulesMax)
        const now = clock.now()
        const row = manager.create(RoutingRule, {
          routingRuleID: newId('rul', now.getTime()),
          mode,
          position: (rows.at(-1)?.position ?? 0) + 1,
          name: input.name ?? null,
          ...(await readRule(manager, mode, input)),
          createdAt: now,
          updatedAt: now,
        })
        await createRow(audited, manager, record, row, 'routing_rule.created')
        return viewRoutingRule(row, rows.length + 1, await RoutingNames.of(manager, [row]))
      }),
    )
  }

  update(routingRuleID: string, input: ChangeRoutingRule, ifMatch?: string): Promise<RoutingRuleView> {
    return this.audit.unit(async (manager, record) => {
      const { mode } = await findRule(manager, routingRuleID)
      return changeRules(manager, mode, async (rows) => {
        const row = requireRule(rows, routingRuleID)
        requireSeen(ifMatch, { version: versionOfRule(row) })
        const change = {
          ...(await readRule(manager, mode, { isEnabled: row.isEnabled, ...input })),
          name: input.name ?? null,
          updatedAt: clock.now(),
        }
        await changeRow(audited, manager, record, row, { action: 'routing_rule.updated', change })
        return viewRoutingRule(row, rows.indexOf(row) + 1, await RoutingNames.of(manager, [row]))
      })
    })
  }

  delete(routingRuleID: string): Promise<void> {
    return this.audit.unit(async (manager, record) => {
      const { mode } = await findRule(manager, routingRuleID)
      await changeRules(manager, mode, async (rows) => {
        const row = requireRule(rows, routingRuleID)
        await deleteRow(audited, manager, record, row, 'routing_rule.deleted')
      })
    })
  }

  async order({ mode, routingRuleIDs }: OrderRoutingRules): Promise<RoutingRulesView> {
    await this.audit.unit((manager, record) =>
      changeRules(manager, mode, async (rows) => {
        requireWhole(rows, routingRuleIDs)
        const before = rows.map(({ routingRuleID }) => routingRuleID)
        for (const [at, routingRuleID] of routingRuleIDs.entries())
          await manager.update(RoutingRule, { routingRuleID }, { position: at + 1 })
        const target = { kind: 'routing_rules', id: mode }
        await record({
          action: 'routing_rules.ordered',
          target,
          before: { order: before },
          after: { order: routingRuleIDs },
        })
      }),
    )
    return this.list(mode)
  }
}

export function requireWhole(rows: RoutingRule[], routingRuleIDs: string[]): void {
  const isWhole =
    rows.length === routingRuleIDs.length && rows.every(({ routingRuleID }) => routingRuleIDs.includes(routingRuleID))
  if (!isWhole) throw new RoutingOrderIncomplete()
}

export function requireRule(rows: RoutingRule[], routingRuleID: string): RoutingRule {
  return orNotFound(
    rows.find((one) => one.routingRuleID === routingRuleID),
    'routing rule',
  )
}

async function findRule(manager: EntityManager, routingRuleID: string): Promise<RoutingRule> {
  return orNotFound(await manager.findOneBy(RoutingRule, { routingRuleID }), 'routing rule')
}

function problemsOf(mode: Mode, rules: RoutingRuleView[], { accounts }: RoutingNames): string[] {
  const enabled = rules.filter(({ isEnabled }) => isEnabled)
  const hasAccount = [...accounts.values()].some(
    (one) => isOfPlatform(one) && one.mode === mode && one.isEnabled && one.deletedAt === null,
  )
  if (!hasAccount) return mode === 'live' ? [words.noLiveAccount] : [words.noAccount]
  const isOpenEnded = enabled.length > 0 && !enabled.some(({ conditions }) => Object.keys(conditions).length === 0)
  return isOpenEnded ? [words.noLastRule] : []
}

const audited: AuditedRows<RoutingRule> = {
  entity: RoutingRule,
  kind: 'routing_rule',
  id: 'routingRuleID',
  facts: ({ mode, name, conditions, targets, fallbacks, retriesDeclines, isEnabled }) => ({
    mode,
    name,
    conditions,
    targets,
    fallbacks,
    retriesDeclines,
    isEnabled,
  }),
}
