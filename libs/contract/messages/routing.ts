import { type Currency, formatMoney } from '../money.js'
import { brandWords } from './cards.js'
import type { RuleConditions, RuleQuestion, RuleTarget } from '../routing.js'

type Names = (id: string) => string

const methodWords: Record<string, string> = {
  card: 'cards',
  test_method: 'test methods',
  redirect: 'payments on a processor-hosted page',
}

const allPayments = 'All payments'

const oneOf = (words: string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

const amountsInWords = ({ amountFrom, amountTo, currencies }: RuleConditions): string => {
  const currency = (currencies?.[0] ?? 'USD') as Currency
  if (amountFrom !== undefined && amountTo !== undefined)
    return `from ${formatMoney(amountFrom, currency)} to ${formatMoney(amountTo, currency)}`
  if (amountFrom !== undefined) return `from ${formatMoney(amountFrom, currency)}`
  return amountTo === undefined ? '' : `up to ${formatMoney(amountTo, currency)}`
}

/** `EUR Visa cards up to €500.00 issued in DE from Acme` */
export function conditionsInWords(conditions: RuleConditions, clientName: Names): string {
  const { clientIDs, currencies, methods, cardBrands, cardCountries } = conditions
  const what = [
    oneOf([...(currencies ?? [])]),
    oneOf((cardBrands ?? []).map((brand) => brandWords[brand])),
    methods
      ? oneOf(methods.map((method) => methodWords[method] ?? method))
      : cardBrands || cardCountries
        ? 'cards'
        : 'payments',
    amountsInWords(conditions),
    cardCountries ? `issued in ${oneOf(cardCountries)}` : '',
    clientIDs ? `from ${oneOf(clientIDs.map(clientName))}` : '',
  ]
  const sentence = what.filter((part) => part !== '').join(' ')
  return sentence === 'payments' ? allPayments : sentence.replace(/^./, (letter) => letter.toUpperCase())
}

/** `Stripe EU 80%, Adyen 20%; then Paystack` */
export function targetsInWords(targets: RuleTarget[], fallbacks: string[], accountName: Names): string {
  const whole = targets.reduce((sum, { weight }) => sum + weight, 0)
  const share = (weight: number) => `${Number(((weight / whole) * 100).toFixed(1))}%`
  const chosen = targets.map(({ processorAccountID, weight }) =>
    targets.length === 1 ? accountName(processorAccountID) : `${accountName(processorAccountID)} ${share(weight)}`,
  )
  const then = fallbacks.map((id) => `then ${accountName(id)}`)
  return [chosen.join(', '), ...then].join('; ')
}

export const ruleInWords = (conditions: string, targets: string) => `${conditions} → ${targets}`

export const passedBy: Record<RuleQuestion, string> = {
  client: 'Skipped: different client',
  currency: 'Skipped: different currency',
  method: 'Skipped: different method',
  cardBrand: 'Skipped: different card brand',
  cardCountry: 'Skipped: different card country',
  amount: 'Skipped: different amount',
}
export const severalReasons = (reasons: string[]) => reasons.join('. ')
export const ruleFits = 'Matched'
export const fitsAfterOwn = 'Matched, used only if the client’s own account fails'
export const fitsAfterwards = 'Also matched; an earlier rule decided'
export const fitsWithoutAccount = 'Matched, but none of its accounts can take this payment'
export const isDisabled = 'Skipped: disabled'

export const chosenByRule = (words: string) => `Routing rule: “${words}”`
export const ownAccount = (name: string) => `${name} is the client’s own account, so it’s used first`
export const onlyAccount = (name: string) => `No rules: ${name} is the only eligible account`
export const oldestAccount = (name: string) => `No rules: ${name} is the oldest eligible account`
export const noRuleFits = 'No rule matched, so the payment fails'
export const noneHolds = 'Eligible accounts only support immediate capture'
export const noAccount = 'No enabled account can take this payment'

export const accountMissing = (name: string) => `${name} is disabled or deleted`
export const noUsableAccount = 'None of its accounts is enabled'
export const noLiveAccount = 'Live payments fail: no live account is enabled'
export const noLastRule = 'Payments that match no rule fail. Add a last rule that matches all payments'
export const gone = 'a deleted account'
