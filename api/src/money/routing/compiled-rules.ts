import type { PaymentFacts, RuleConditions, RuleQuestion, RuleTarget } from '#contract/routing.js'

export interface Rule {
  routingRuleID: string
  conditions: RuleConditions
  targets: RuleTarget[]
  fallbacks: string[]
  retriesDeclines: boolean
  isEnabled: boolean
}

const keptAnswersMax = 10_000

/**
 * The enabled rules of one mode, in their order. What rules say of a payment depends on a few of its facts only: payments that no
 * rule tells apart are one kind, and the rules of a kind are found once.
 */
export class CompiledRules {
  private readonly rules: Rule[]
  private readonly kinds: ((facts: PaymentFacts) => number)[]
  private readonly fitting = new Map<string, Rule[]>()

  constructor(rules: Rule[]) {
    this.rules = rules.filter(({ isEnabled }) => isEnabled)
    const namedBy = (read: (conditions: RuleConditions) => string[] | undefined) =>
      new Map(
        [...new Set(this.rules.flatMap(({ conditions }) => read(conditions) ?? []))].map((name, at) => [name, at + 1]),
      )
    const clients = namedBy(({ clientIDs }) => clientIDs)
    const currencies = namedBy((conditions) => conditions.currencies)
    const methods = namedBy((conditions) => conditions.methods)
    const brands = namedBy(({ cardBrands }) => cardBrands)
    const countries = namedBy(({ cardCountries }) => cardCountries)
    const steps = amountSteps(this.rules)
    this.kinds = [
      ({ clientID }) => clients.get(clientID) ?? 0,
      ({ currency }) => currencies.get(currency) ?? 0,
      ({ method }) => methods.get(method) ?? 0,
      ({ cardBrand }) => (cardBrand ? (brands.get(cardBrand) ?? 0) : 0),
      ({ cardCountry }) => (cardCountry ? (countries.get(cardCountry) ?? 0) : 0),
      ({ amount }) => stepOf(steps, amount),
    ]
  }

  /** The rules that fit, the first first. */
  fittingOf(facts: PaymentFacts): readonly Rule[] {
    let kind = ''
    for (const of of this.kinds) kind += `${of(facts)} `
    const known = this.fitting.get(kind)
    if (known) return known
    const found = this.rules.filter(({ conditions }) => refusedBy(conditions, facts).length === 0)
    if (this.fitting.size >= keptAnswersMax) this.fitting.clear()
    this.fitting.set(kind, found)
    return found
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

/**
 * The accounts of a rule in the order of trying: one by weight, then the fallbacks. The same payment always gets the same one, so
 * that a decision can be told again.
 */
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

// Where the answer of some rule changes: at its lower end, and just above its upper one.
function amountSteps(rules: Rule[]): number[] {
  const ends = rules.flatMap(({ conditions: { amountFrom, amountTo } }) => [
    ...(amountFrom === undefined ? [] : [amountFrom]),
    ...(amountTo === undefined ? [] : [amountTo + 1]),
  ])
  return [...new Set(ends)].sort((one, other) => one - other)
}

function stepOf(steps: number[], amount: number): number {
  let low = 0
  let high = steps.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((steps[middle] ?? 0) <= amount) low = middle + 1
    else high = middle
  }
  return low
}
