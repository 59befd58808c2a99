import type { RiskConditions, RiskFacts, RiskOutcome, RiskQuestion } from '#contract/risk.js'
import { numbered, PaymentKinds, steppedBy } from '../routing/payment-kinds.js'

export interface CompiledRule {
  riskRuleID: string
  conditions: RiskConditions
  outcome: RiskOutcome
  isEnabled: boolean
  words: string
}

/** true: it fits; false: it does not; null: what it asks is not known of this payment. */
type Answer = boolean | null
export interface Fitting {
  rule: CompiledRule
  /** null: a condition asks what is not known. Velocity is still to be counted. */
  fits: true | null
}

export const domainOf = (email: string | null): string | null => email?.split('@').at(-1) ?? null

export class CompiledRiskRules {
  private readonly rules: CompiledRule[]
  private readonly kinds: PaymentKinds<RiskFacts, Fitting[]>
  readonly hasVelocity: boolean

  constructor(rules: CompiledRule[]) {
    this.rules = rules.filter(({ isEnabled }) => isEnabled)
    this.hasVelocity = this.rules.some(({ conditions }) => conditions.velocity)
    this.kinds = new PaymentKinds(kindsOf(this.rules), (facts) =>
      this.rules.flatMap((rule): Fitting[] => {
        const { isRefused, isUnknown } = lookAt(rule.conditions, facts)
        return isRefused ? [] : [{ rule, fits: isUnknown ? null : true }]
      }),
    )
  }

  fittingOf(facts: RiskFacts): readonly Fitting[] {
    return this.kinds.answer(facts)
  }

  get isEmpty(): boolean {
    return this.rules.length === 0
  }
}

function kindsOf(rules: CompiledRule[]) {
  const of = (read: (conditions: RiskConditions) => string[] | undefined) =>
    rules.flatMap(({ conditions }) => read(conditions) ?? [])
  const asks = (isAsked: (conditions: RiskConditions) => unknown, kind: (facts: RiskFacts) => number) =>
    rules.some(({ conditions }) => isAsked(conditions)) ? [kind] : []
  return [
    numbered(
      of((one) => one.clientIDs),
      ({ clientID }: RiskFacts) => clientID,
    ),
    numbered(
      of((one) => one.currencies),
      ({ currency }: RiskFacts) => currency,
    ),
    numbered(
      of((one) => one.methods),
      ({ method }: RiskFacts) => method,
    ),
    numbered(
      of((one) => one.cardCountries),
      ({ cardCountry }: RiskFacts) => cardCountry,
    ),
    numbered(
      of((one) => one.emails),
      ({ email }: RiskFacts) => email,
    ),
    numbered(
      of((one) => one.emailDomains),
      ({ email }: RiskFacts) => domainOf(email),
    ),
    numbered(
      of((one) => one.ipAddresses),
      ({ ipAddress }: RiskFacts) => ipAddress,
    ),
    ...asks(
      (one) => one.cardCountries,
      ({ cardCountry }) => (cardCountry === null ? 0 : 1),
    ),
    ...asks(
      (one) => one.isForeignCard,
      (facts) => numberOf(foreign(facts)),
    ),
    ...asks((one) => one.velocity, presentSubjects),
    steppedBy(rules),
  ]
}

const numberOf = (answer: Answer): number => (answer === null ? 2 : Number(answer))

function foreign({ cardCountry, clientCountry }: RiskFacts): Answer {
  return cardCountry === null || clientCountry === null ? null : cardCountry !== clientCountry
}

export const subjectOf = (by: NonNullable<RiskConditions['velocity']>['by'], facts: RiskFacts): string | null =>
  ({ card: facts.cardFingerprint, email: facts.email, ipAddress: facts.ipAddress, client: facts.clientID })[by]

const presentSubjects = ({ cardFingerprint, email, ipAddress }: RiskFacts): number =>
  (cardFingerprint === null ? 0 : 1) + (email === null ? 0 : 2) + (ipAddress === null ? 0 : 4)

function answersOf(conditions: RiskConditions, facts: RiskFacts): Record<RiskQuestion, Answer> {
  const { amountFrom = 0, amountTo = Infinity, velocity } = conditions
  const among = (list: string[] | undefined, value: string | null): Answer =>
    !list || (value !== null && list.includes(value))
  return {
    client: among(conditions.clientIDs, facts.clientID),
    currency: among(conditions.currencies, facts.currency),
    method: among(conditions.methods, facts.method),
    amount: facts.amount >= amountFrom && facts.amount <= amountTo,
    cardCountry:
      conditions.cardCountries && facts.cardCountry === null
        ? null
        : among(conditions.cardCountries, facts.cardCountry),
    foreignCard: conditions.isForeignCard ? foreign(facts) : true,
    email: among(conditions.emails, facts.email),
    emailDomain: among(conditions.emailDomains, domainOf(facts.email)),
    ipAddress: among(conditions.ipAddresses, facts.ipAddress),
    velocity: velocity && subjectOf(velocity.by, facts) === null ? null : true,
  }
}

function lookAt(conditions: RiskConditions, facts: RiskFacts) {
  const answers = Object.values(answersOf(conditions, facts))
  return { isRefused: answers.includes(false), isUnknown: answers.includes(null) }
}
