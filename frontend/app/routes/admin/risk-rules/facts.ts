import { decimalOf } from '#contract/money.js'
import type { RiskRuleView } from '#contract/risk.js'

/** By input names, as the form shows a rule. */
export function seenOf({ name, conditions, outcome, isEnabled, version }: RiskRuleView) {
  const { currencies = [], methods, amountFrom, amountTo, velocity } = conditions
  const [currency = 'USD'] = currencies
  const amount = (value: number | undefined) => (value === undefined ? '' : decimalOf(value, currency))
  const facts: Record<string, string> = {
    name: name ?? '',
    currencies: currencies.join(' '),
    methods: methods?.join(' ') ?? '',
    clientIDs: conditions.clientIDs?.join(', ') ?? '',
    cardCountries: conditions.cardCountries?.join(', ') ?? '',
    emails: conditions.emails?.join(', ') ?? '',
    emailDomains: conditions.emailDomains?.join(', ') ?? '',
    ipAddresses: conditions.ipAddresses?.join(', ') ?? '',
    amountFrom: amount(amountFrom),
    amountTo: amount(amountTo),
    isForeignCard: String(conditions.isForeignCard ?? false),
    by: velocity?.by ?? '',
    window: velocity?.window ?? '',
    moreThan: velocity?.count === undefined ? '' : String(velocity.count),
    velocityAmount: amount(velocity?.amount),
    outcome,
    isEnabled: String(isEnabled),
  }
  return { facts, version }
}
