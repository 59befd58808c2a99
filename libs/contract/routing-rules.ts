import { Transform } from 'class-transformer'
import { IsOptional, ValidateBy } from 'class-validator'
import { allOf, MayBeAbsent, OptionalFlag, OptionalIDs, OptionalText, RequiredChoice, RequiredIDs } from './fields.js'
import {
  amountMaxMinorUnits,
  amountMinMinorUnits,
  routingAccountsMax,
  routingChoicesMax,
  routingWeightMax,
  textMaxLength,
} from './limits.js'
import * as checks from './messages/checks.js'
import * as words from './messages/errors/routing.js'
import { type Mode, modes } from './modes.js'
import { OptionalAmountInAddress, OptionalChoice, RequiredCurrency } from './money-fields.js'
import { type Currency, currencies } from './money.js'
import { type CardBrand, cardBrands } from './payment-methods.js'
import type { RuleConditions, RuleTarget } from './routing.js'

type Check = (value: unknown) => boolean

const someOf =
  (isOne: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length > 0 && value.length <= routingChoicesMax && value.every(isOne)
const matches =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value)
const isOneOf =
  (choices: readonly unknown[]): Check =>
  (value) =>
    choices.includes(value)
const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
const isAmount: Check = (value) => isWhole(value, amountMinMinorUnits, amountMaxMinorUnits)
const amountSentence = checks.amountForm(amountMinMinorUnits, amountMaxMinorUnits)
const isID = matches(/^[\w-]{1,40}$/)

const conditionChecks: Record<keyof RuleConditions, [Check, string]> = {
  clientIDs: [someOf(isID), words.clientsForm],
  currencies: [someOf(isOneOf(currencies)), words.currenciesForm],
  methods: [someOf(matches(/^[a-z][a-z0-9_]{0,39}$/)), words.methodsForm],
  cardBrands: [someOf(isOneOf(cardBrands)), words.cardBrandsForm(cardBrands)],
  cardCountries: [someOf(matches(/^[A-Za-z]{2}$/)), words.cardCountriesForm],
  amountFrom: [isAmount, amountSentence],
  amountTo: [isAmount, amountSentence],
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function faultOfConditions(value: unknown): string | null {
  if (!isObject(value)) return words.conditionsForm
  for (const [name, part] of Object.entries(value)) {
    const [isRight, sentence] = Object.hasOwn(conditionChecks, name)
      ? conditionChecks[name as keyof RuleConditions]
      : [() => false, words.conditionUnknown]
    if (part !== null && part !== undefined && !isRight(part)) return sentence
  }
  return null
}

function faultOfTargets(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return words.targetsForm
  if (value.length > routingAccountsMax) return words.targetsMax(routingAccountsMax)
  for (const target of value as unknown[]) {
    if (!isObject(target) || !isID(target.processorAccountID)) return words.accountRequired
    if (!isWhole(target.weight, 1, routingWeightMax)) return words.weightForm(routingWeightMax)
  }
  return null
}

const saying = (name: string, faultOf: (value: unknown) => string | null) =>
  ValidateBy(
    { name, validator: { validate: (value) => faultOf(value) === null } },
    { message: ({ value }) => faultOf(value) ?? '' },
  )
// As it was sent: class-transformer would drop keys such as `toString`, and a rule without conditions fits every payment.
const asSent = Transform(({ obj, key }) => (obj as Record<string, unknown>)[key] ?? undefined)
const OptionalConditions = () => allOf(asSent, IsOptional(), saying('areConditions', faultOfConditions))
const RequiredTargets = () => saying('areTargets', faultOfTargets)

/** PUT /routing-rules/:routingRuleID */
export class ChangeRoutingRule {
  @OptionalText(textMaxLength)
  name?: string

  /** What is absent fits every payment. Amounts are minor units of the rule's one currency. */
  @OptionalConditions()
  conditions?: RuleConditions

  @RequiredTargets()
  targets!: RuleTarget[]

  /** Accounts, in the order in which they are tried. */
  @OptionalIDs()
  fallbacks?: string[]

  @OptionalFlag()
  retriesDeclines?: boolean

  /** Absent: it is. */
  @OptionalFlag()
  isEnabled?: boolean
}

/** POST /routing-rules. A new rule stands last. */
export class CreateRoutingRule extends ChangeRoutingRule {
  @RequiredChoice(modes, words.modeRequired)
  mode!: Mode
}

/** GET /routing-rules, in their order. */
export class ListRoutingRules {
  /** Absent: `test`. */
  @OptionalChoice(modes, words.modeRequired)
  mode?: Mode
}

/** PUT /routing-rules/order: all rules of the mode, the first first. */
export class OrderRoutingRules {
  @RequiredChoice(modes, words.modeRequired)
  mode!: Mode

  @RequiredIDs()
  routingRuleIDs!: string[]
}

/** POST /routing-rules/preview: with targets a new rule or a changed one, without them one that is deleted, or another order. */
export class PreviewRouting {
  @RequiredChoice(modes, words.modeRequired)
  mode!: Mode

  /** Absent: a new one. */
  @OptionalText(40)
  routingRuleID?: string

  @OptionalConditions()
  conditions?: RuleConditions

  @MayBeAbsent()
  @RequiredTargets()
  targets?: RuleTarget[]

  @OptionalIDs()
  fallbacks?: string[]

  @OptionalFlag()
  retriesDeclines?: boolean

  @OptionalFlag()
  isEnabled?: boolean

  /** All rules of the mode, the first first. */
  @OptionalIDs()
  routingRuleIDs?: string[]
}

/** GET /routing/explain: what would become of a payment that was not made. */
export class ExplainRouting {
  @OptionalChoice(modes, words.modeRequired)
  mode?: Mode

  @OptionalText(40)
  clientID?: string

  @RequiredCurrency()
  currency!: Currency

  @OptionalAmountInAddress('amount')
  amount?: number

  @OptionalText(40)
  method?: string

  @OptionalChoice(cardBrands, words.cardBrandsForm(cardBrands))
  cardBrand?: CardBrand

  @OptionalText(40)
  cardCountry?: string
}
