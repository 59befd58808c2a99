import { type Currency, formatMoney } from '../money.js'
import { brandWords } from './cards.js'
import type { RuleConditions, RuleQuestion, RuleTarget } from '../routing.js'

type Names = (id: string) => string

const methodWords: Record<string, string> = {
  card: 'cards',
  test_method: 'test methods',
  redirect: 'payments at a processor’s page',
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

/** `EUR Visa cards up to €500.00 issued in DE of Acme` */
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
    clientIDs ? `of ${oneOf(clientIDs.map(clientName))}` : '',
  ]
  const sentence = what.filter((part) => part !== '').join(' ')
  return sentence === 'payments' ? allPayments : sentence.replace(/^./, (letter) => letter.toUpperCase())
}

/** `Stripe EU 80 %, Adyen 20 %; then Paystack` */
export function targetsInWords(targets: RuleTarget[], fallbacks: string[], accountName: Names): string {
  const whole = targets.reduce((sum, { weight }) => sum + weight, 0)
  const share = (weight: number) => `${Number(((weight / whole) * 100).toFixed(1))} %`
  const chosen = targets.map(({ processorAccountID, weight }) =>
    targets.length === 1 ? accountName(processorAccountID) : `${accountName(processorAccountID)} ${share(weight)}`,
  )
  const then = fallbacks.map((id) => `then ${accountName(id)}`)
  return [chosen.join(', '), ...then].join('; ')
}

export const ruleInWords = (conditions: string, targets: string) => `${conditions} → ${targets}`

export const passedBy: Record<RuleQuestion, string> = {
  client: 'It is for other clients',
  currency: 'It is for other currencies',
  method: 'It is for other methods',
  cardBrand: 'It is for other card brands',
  cardCountry: 'It is for cards of other countries',
  amount: 'It is for other amounts',
}
export const severalReasons = (reasons: string[]) => reasons.join('. ')
export const ruleFits = 'It fits, and decides'
export const fitsAfterOwn = 'It fits, and decides only after a fault of the client’s own account'
export const fitsAfterwards = 'It fits too, but a rule above decided'
export const fitsWithoutAccount = 'It fits, but none of its accounts can take this payment'
export const isDisabled = 'It is switched off'

export const chosenByRule = (words: string) => `Chosen by the rule “${words}”`
export const ownAccount = (name: string) => `${name} is the client’s own account, which comes before the platform’s`
export const onlyAccount = (name: string) => `There are no rules, and ${name} is the only account that takes it`
export const oldestAccount = (name: string) => `There are no rules, and ${name} is the oldest account that takes it`
export const noRuleFits = 'No rule fits, so nobody takes it'
export const noneHolds = 'Accounts would take it at once, but none of them can hold money and capture later'
export const noAccount = 'No enabled account takes this payment'

export const accountMissing = (name: string) => `${name} is disabled or deleted`
export const noUsableAccount = 'None of its accounts is enabled'
export const noLiveAccount = 'Live payments are refused: no live account is enabled'
export const noLastRule = 'Payments that no rule fits are refused: let the last rule fit all payments'
export const gone = 'a deleted account'
