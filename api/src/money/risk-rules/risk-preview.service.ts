import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import * as words from '#contract/messages/errors/risk.js'
import type { PreviewRisk } from '#contract/risk-rules.js'
import { type RiskOutcome, riskPreviewPayments, type RiskPreviewView, type RiskVerdictView } from '#contract/risk.js'
import { Database } from '../../platform/database/database.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import type { CompiledRule } from './compiled-risk-rules.js'
import { decideRisk } from './decide-risk.js'
import { newestPayments } from './judged-payments.js'
import { readRiskRule } from './read-risk-rule.js'
import { compiledOf, readRisk, rowsOf } from './risk-rules.js'
import { requireRiskRule, requireWholeOrder } from './risk-rules.service.js'

const newRule = 'new'

@Injectable()
export class RiskPreviewService {
  constructor(private readonly database: Database) {}

  preview(input: PreviewRisk): Promise<RiskPreviewView> {
    return this.database.dear(() => this.database.list((manager) => this.judge(manager, input)))
  }

  private async judge(manager: EntityManager, input: PreviewRisk): Promise<RiskPreviewView> {
    const { mode } = input
    const rules = await changedRules(manager, input)
    const before = await readRisk(manager, mode)
    const after = await readRisk(manager, mode, rules)
    const tally = new Tally(input.riskRuleID ?? newRule)
    for (const payment of await newestPayments(manager, mode, riskPreviewPayments)) {
      const moment = { at: payment.at, transactionID: payment.transactionID }
      const was = await decideRisk(manager, before, payment, moment)
      tally.add(payment.isDisputed, was, await decideRisk(manager, after, payment, moment))
    }
    return { ...tally.figures, words: rules.map((rule) => rule.words) }
  }
}

async function changedRules(manager: EntityManager, input: PreviewRisk): Promise<CompiledRule[]> {
  const rows = await rowsOf(manager, input.mode)
  const { riskRuleID, outcome, riskRuleIDs } = input
  if (riskRuleIDs) {
    requireWholeOrder(rows, riskRuleIDs)
    return compiledOf(
      manager,
      riskRuleIDs.map((id) => requireRiskRule(rows, id)),
    )
  }
  const row = riskRuleID ? requireRiskRule(rows, riskRuleID) : undefined
  if (!outcome) {
    if (!row) throw new InvalidInput({ outcome: words.nothingToPreview })
    return compiledOf(
      manager,
      rows.filter((one) => one !== row),
    )
  }
  const given = { isEnabled: row?.isEnabled, ...input, outcome }
  const changed = { riskRuleID: row?.riskRuleID ?? newRule, ...(await readRiskRule(manager, given)) }
  return compiledOf(manager, row ? rows.map((one) => (one === row ? changed : one)) : [...rows, changed])
}

const none = (): Record<RiskOutcome, number> => ({ allow: 0, review: 0, block: 0 })

class Tally {
  readonly figures: Omit<RiskPreviewView, 'words'> = {
    ...{ payments: 0, disputed: 0, met: 0, decided: 0, decidedDisputed: 0, notEvaluated: 0 },
    before: none(),
    after: none(),
  }

  constructor(private readonly riskRuleID: string) {}

  add(isDisputed: boolean, was: RiskVerdictView | null, is: RiskVerdictView | null): void {
    const { figures } = this
    const verdict = is?.rules.find(({ riskRuleID }) => riskRuleID === this.riskRuleID)?.verdict
    figures.payments += 1
    figures.disputed += Number(isDisputed)
    figures.met += Number(verdict === 'met' || verdict === 'decided')
    figures.decided += Number(verdict === 'decided')
    figures.decidedDisputed += Number(verdict === 'decided' && isDisputed)
    figures.notEvaluated += Number(verdict === 'not_evaluated')
    figures.before[was?.outcome ?? 'allow'] += 1
    figures.after[is?.outcome ?? 'allow'] += 1
  }
}
