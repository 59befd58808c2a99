import { Injectable } from '@nestjs/common'
import * as words from '#contract/messages/routing.js'
import type { Mode } from '#contract/modes.js'
import type { ExplainRouting } from '#contract/routing-rules.js'
import type { PaymentFacts, RoutingDecisionView, RuleVerdictView } from '#contract/routing.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { ProcessorAccounts } from '../processors/processor-accounts.js'
import { capturesAs, takesNamed } from './account-takes.js'
import { CompiledRules, refusedBy, type Rule } from './compiled-rules.js'
import { RoutingNames } from './routing-names.js'
import { RoutingRules } from './routing-rules.js'
import { RoutingSet } from './routing-set.entity.js'
import { decide } from './rules-router.js'

@Injectable()
export class RoutingExplanations {
  constructor(
    private readonly database: Database,
    private readonly rules: RoutingRules,
    private readonly accounts: ProcessorAccounts,
  ) {}

  async explain(input: ExplainRouting): Promise<RoutingDecisionView> {
    const facts = factsOf(input)
    const { mode } = facts
    const { rules } = await this.rules.current(mode)
    const all = await this.accounts.usable(mode)
    const usable = all.filter((account) => capturesAs(account, input.captureMethod ?? 'automatic'))
    const names = await RoutingNames.of(this.database.read, rules)
    if (!rules.some(({ isEnabled }) => isEnabled)) {
      const able = usable.filter((account) => takesNamed(account, facts.method, facts.currency))
      const [first] = able
      const sentence = !first
        ? noneOf(all.some((account) => takesNamed(account, facts.method, facts.currency)))
        : (able.length === 1 ? words.onlyAccount : words.oldestAccount)(first.name)
      const processorAccountIDs = able.map(({ processorAccountID }) => processorAccountID)
      return { routingRuleID: null, processorAccountIDs, sentence, rules: verdictsOf(rules, facts, null, names) }
    }
    const compiled = new CompiledRules(rules)
    const { rule, accounts } = decide({ compiled }, facts, newId('txn'), usable)
    const couldAtOnce = decide({ compiled }, facts, newId('txn'), all).rule !== null
    const otherwise = couldAtOnce ? words.noneHolds : words.noRuleFits
    return {
      routingRuleID: rule?.routingRuleID ?? null,
      processorAccountIDs: accounts.map(({ processorAccountID }) => processorAccountID),
      sentence: rule ? words.chosenByRule(names.wordsOf(rule)) : otherwise,
      rules: verdictsOf(rules, facts, rule, names),
    }
  }

  async explainSet(
    routingSetID: string,
    routingRuleID: string | null,
    facts: PaymentFacts,
  ): Promise<RuleVerdictView[]> {
    const set = await this.database.read.findOneBy(RoutingSet, { routingSetID })
    if (!set) return []
    const names = await RoutingNames.of(this.database.read, set.rules)
    const chosen = set.rules.find((rule) => rule.routingRuleID === routingRuleID) ?? null
    return verdictsOf(set.rules, facts, chosen, names)
  }
}

const noneOf = (couldAtOnce: boolean): string => (couldAtOnce ? words.noneHolds : words.noAccount)

const factsOf = (input: ExplainRouting): PaymentFacts => ({
  mode: input.mode ?? ('test' satisfies Mode),
  clientID: input.clientID ?? '',
  currency: input.currency,
  amount: input.amount ?? 0,
  method: input.method ?? 'card',
  cardBrand: input.cardBrand ?? null,
  cardCountry: input.cardCountry?.toUpperCase() ?? null,
})

function verdictsOf(rules: Rule[], facts: PaymentFacts, chosen: Rule | null, names: RoutingNames): RuleVerdictView[] {
  const chosenAt = chosen ? rules.indexOf(chosen) : -1
  return rules.map((rule, at) => {
    const refused = refusedBy(rule.conditions, facts)
    const fits = rule.isEnabled && refused.length === 0
    const { routingRuleID } = rule
    return {
      routingRuleID,
      words: names.wordsOf(rule),
      fits,
      sentence: sentenceOf(rule, refused, at - chosenAt, chosen),
    }
  })
}

function sentenceOf(rule: Rule, refused: ReturnType<typeof refusedBy>, below: number, chosen: Rule | null): string {
  if (!rule.isEnabled) return words.isDisabled
  if (refused.length > 0) return words.severalReasons(refused.map((question) => words.passedBy[question]))
  if (rule === chosen) return words.ruleFits
  return chosen && below > 0 ? words.fitsAfterwards : words.fitsWithoutAccount
}
