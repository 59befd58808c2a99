import { Injectable } from '@nestjs/common'
import * as words from '#contract/messages/routing.js'
import type { Mode } from '#contract/modes.js'
import type { ExplainRouting } from '#contract/routing-rules.js'
import type { PaymentFacts, RoutingDecisionView, RuleVerdictView } from '#contract/routing.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { isOfPlatform } from '../processors/own-accounts.js'
import type { ProcessorAccount } from '../processors/processor-account.entity.js'
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
    const all = await this.accounts.usable(mode, facts.clientID || null)
    const usable = all.filter((account) => capturesAs(account, input.captureMethod ?? 'automatic'))
    const names = await RoutingNames.of(this.database.read, rules)
    if (!rules.some(({ isEnabled }) => isEnabled)) {
      const able = usable.filter((account) => takesNamed(account, facts.method, facts.currency))
      const [first] = able
      const sentence = !first
        ? noneOf(all.some((account) => takesNamed(account, facts.method, facts.currency)))
        : plainlyChosen(first, able.length)
      const processorAccountIDs = able.map(({ processorAccountID }) => processorAccountID)
      return { routingRuleID: null, processorAccountIDs, sentence, rules: verdictsOf(rules, facts, null, names) }
    }
    const compiled = new CompiledRules(rules)
    const { rule, accounts } = decide({ compiled }, facts, newId('txn'), usable)
    const couldAtOnce = decide({ compiled }, facts, newId('txn'), all).accounts.length > 0
    const otherwise = couldAtOnce ? words.noneHolds : words.noRuleFits
    const own = accounts.find((account) => !isOfPlatform(account))
    const byRule = rule ? words.chosenByRule(names.wordsOf(rule)) : otherwise
    return {
      routingRuleID: own ? null : (rule?.routingRuleID ?? null),
      processorAccountIDs: accounts.map(({ processorAccountID }) => processorAccountID),
      sentence: own ? words.ownAccount(own.name) : byRule,
      rules: verdictsOf(rules, facts, rule, names, own !== undefined),
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

function plainlyChosen(account: ProcessorAccount, count: number): string {
  if (!isOfPlatform(account)) return words.ownAccount(account.name)
  return (count === 1 ? words.onlyAccount : words.oldestAccount)(account.name)
}

function verdictsOf(
  rules: Rule[],
  facts: PaymentFacts,
  chosen: Rule | null,
  names: RoutingNames,
  isAfterOwn = false,
): RuleVerdictView[] {
  const chosenAt = chosen ? rules.indexOf(chosen) : -1
  return rules.map((rule, at) => {
    const refused = refusedBy(rule.conditions, facts)
    const fits = rule.isEnabled && refused.length === 0
    const { routingRuleID } = rule
    return {
      routingRuleID,
      words: names.wordsOf(rule),
      fits,
      sentence: rule === chosen && isAfterOwn ? words.fitsAfterOwn : sentenceOf(rule, refused, at - chosenAt, chosen),
    }
  })
}

function sentenceOf(rule: Rule, refused: ReturnType<typeof refusedBy>, below: number, chosen: Rule | null): string {
  if (!rule.isEnabled) return words.isDisabled
  if (refused.length > 0) return words.severalReasons(refused.map((question) => words.passedBy[question]))
  if (rule === chosen) return words.ruleFits
  return chosen && below > 0 ? words.fitsAfterwards : words.fitsWithoutAccount
}
