import { decimalOf } from '#contract/money.js'
import type { RoutingRuleView } from '#contract/routing.js'

/** By input names, as the form shows a rule. */
export function seenOf({ name, conditions, targets, fallbacks, retriesDeclines, isEnabled, version }: RoutingRuleView) {
  const { clientIDs, currencies = [], methods, cardBrands, cardCountries, amountFrom, amountTo } = conditions
  const [currency = 'USD'] = currencies
  const amount = (value: number | undefined) => (value === undefined ? '' : decimalOf(value, currency))
  const shares = targets.map(
    ({ processorAccountID, weight }) => [`share.${processorAccountID}`, String(weight)] as const,
  )
  const turns = fallbacks.map((processorAccountID, at) => [`then.${processorAccountID}`, String(at + 1)] as const)
  const facts: Record<string, string> = {
    name: name ?? '',
    currencies: currencies.join(' '),
    methods: methods?.join(' ') ?? '',
    cardBrands: cardBrands?.join(' ') ?? '',
    cardCountries: cardCountries?.join(', ') ?? '',
    clientIDs: clientIDs?.join(', ') ?? '',
    amountFrom: amount(amountFrom),
    amountTo: amount(amountTo),
    retriesDeclines: String(retriesDeclines),
    isEnabled: String(isEnabled),
    ...Object.fromEntries([...shares, ...turns]),
  }
  return { facts, version }
}
