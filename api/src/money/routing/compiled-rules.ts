import type { PaymentFacts, RuleConditions, RuleQuestion, RuleTarget } from '#contract/routing.js'
import { numbered, PaymentKinds, steppedBy } from './payment-kinds.js'

export interface Rule {
  routingRuleID: string
  conditions: RuleConditions
  targets: RuleTarget[]
  fallbacks: string[]
  retriesDeclines: boolean
  isEnabled: boolean
}

export class CompiledRules {
  private readonly rules: Rule[]
  private readonly kinds: PaymentKinds<PaymentFacts, Rule[]>

  constructor(rules: Rule[]) {
    this.rules = rules.filter(({ isEnabled }) => isEnabled)
    const named = (read: (conditions: RuleConditions) => string[] | undefined) =>
      this.rules.flatMap(({ conditions }) => read(conditions) ?? [])
    this.kinds = new PaymentKinds(
      [
        numbered(
          named(({ clientIDs }) => clientIDs),
          ({ clientID }) => clientID,
        ),
        numbered(
          named(({ currencies }) => currencies),
          ({ currency }) => currency,
        ),
        numbered(
          named(({ methods }) => methods),
          ({ method }) => method,
        ),
        numbered(
          named(({ cardBrands }) => cardBrands),
          ({ cardBrand }) => cardBrand,
        ),
        numbered(
          named(({ cardCountries }) => cardCountries),
          ({ cardCountry }) => cardCountry,
        ),
        steppedBy(this.rules),
      ],
      (facts) => this.rules.filter(({ conditions }) => refusedBy(conditions, facts).length === 0),
    )
  }

  fittingOf(facts: PaymentFacts): readonly Rule[] {
    return this.kinds.answer(facts)
  }

  get isEmpty(): boolean {
    return this.rules.length === 0
  }
}

/** What of a rule a payment does not answer to; empty: it fits. */
export function refusedBy(conditions: RuleConditions, facts: PaymentFacts): RuleQuestion[] {
  const { clientIDs, currencies, methods, cardBrands, cardCountries, amountFrom = 0, amountTo = Infinity } = conditions
  const names = <T>(list: T[] | undefined, value: T | null) => !list || (value !== null && list.includes(value))
  const answers: Record<RuleQuestion, boolean> = {
    client: names(clientIDs, facts.clientID),
    currency: names(currencies, facts.currency),
    method: names(methods, facts.method),
    cardBrand: names(cardBrands, facts.cardBrand),
    cardCountry: names(cardCountries, facts.cardCountry),
    amount: facts.amount >= amountFrom && facts.amount <= amountTo,
  }
  return (Object.keys(answers) as RuleQuestion[]).filter((question) => !answers[question])
}

/** In the order of trying: one by weight, then the fallbacks. The same payment always gets the same account. */
export function accountsOf(
  { targets, fallbacks }: Rule,
  paymentID: string,
  canTake: (account: string) => boolean,
): string[] {
  const able = targets.filter(({ processorAccountID }) => canTake(processorAccountID))
  const first = byWeight(able, shareOf(paymentID))
  const rest = fallbacks.filter((account) => account !== first && canTake(account))
  return first === null ? rest : [first, ...rest]
}

function byWeight(targets: RuleTarget[], share: number): string | null {
  const whole = targets.reduce((sum, { weight }) => sum + weight, 0)
  let left = share * whole
  for (const { processorAccountID, weight } of targets) {
    if (left < weight) return processorAccountID
    left -= weight
  }
  return targets.at(-1)?.processorAccountID ?? null
}

/** From 0 to below 1, evenly over ids (FNV-1a, with its bits mixed once more). */
export function shareOf(paymentID: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < paymentID.length; at += 1) hash = Math.imul(hash ^ paymentID.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}
