import { IsOptional } from 'class-validator'
import { type Check, faultIn, isCountry, isID, isMethodName, isOneOf, someOf } from './condition-checks.js'
import { asSent, isObject, isWhole, HasNoFault } from './own-checks.js'
import {
  allOf,
  MayBeAbsent,
  OptionalFlag,
  OptionalIDs,
  OptionalText,
  RequiredChoice,
  RequiredIDs,
  withoutRepetition,
} from './fields.js'
import { amountMaxMinorUnits, amountMinMinorUnits, textMaxLength } from './limits.js'
import { routingAccountsMax, routingWeightMax } from './routing-limits.js'
import * as checks from './messages/checks.js'
import * as words from './messages/errors/routing.js'
import { type Mode, modes } from './modes.js'
import { OptionalAmountInAddress, OptionalChoice, RequiredCurrency } from './money-fields.js'
import { type Currency, currencies } from './money.js'
import { type CardBrand, cardBrands } from './payment-methods.js'
import type { RuleConditions, RuleTarget } from './routing.js'
import { type CaptureMethod, captureMethods } from './transactions.js'

const isAmount: Check = (value) => isWhole(value, amountMinMinorUnits, amountMaxMinorUnits)
const amountSentence = checks.amountForm(amountMinMinorUnits, amountMaxMinorUnits)

const conditionChecks: Record<keyof RuleConditions, [Check, string]> = {
  clientIDs: [someOf(isID), words.clientsForm],
  currencies: [someOf(isOneOf(currencies)), words.currenciesForm],
  methods: [someOf(isMethodName), words.methodsForm],
  cardBrands: [someOf(isOneOf(cardBrands)), words.cardBrandsForm(cardBrands)],
  cardCountries: [someOf(isCountry), words.cardCountriesForm],
  amountFrom: [isAmount, amountSentence],
  amountTo: [isAmount, amountSentence],
}

const faultOfConditions = faultIn(conditionChecks, words.conditionsForm, words.conditionUnknown)

function faultOfTargets(value: unknown): string | null {
  if (!Array.isArray(value) || value.length === 0) return words.targetsForm
  if (value.length > routingAccountsMax) return words.targetsMax(routingAccountsMax)
  for (const target of value as unknown[]) {
    if (!isObject(target) || !isID(target.processorAccountID)) return words.accountRequired
    if (!isWhole(target.weight, 1, routingWeightMax)) return words.weightForm(routingWeightMax)
  }
  return null
}

const OptionalConditions = () => allOf(asSent, IsOptional(), HasNoFault('areConditions', faultOfConditions))
const RequiredTargets = () => HasNoFault('areTargets', faultOfTargets)
const faultOfFallbacks = (value: unknown) =>
  Array.isArray(value) && value.length <= routingAccountsMax && value.every(isID)
    ? null
    : words.fallbacksMax(routingAccountsMax)
const OptionalFallbacks = () => allOf(withoutRepetition, MayBeAbsent(), HasNoFault('areFallbacks', faultOfFallbacks))

/** PUT /routing-rules/:routingRuleID */
export class ChangeRoutingRule {
  @OptionalText(textMaxLength)
  name?: string

  /** Conditions you leave out match every payment. Amounts are in minor units of the rule's only currency. */
  @OptionalConditions()
  conditions?: RuleConditions

  @RequiredTargets()
  targets!: RuleTarget[]

  /** The fallback accounts, in order. */
  @OptionalFallbacks()
  fallbacks?: string[]

  @OptionalFlag()
  retriesDeclines?: boolean

  /** Default: `true`. */
  @OptionalFlag()
  isEnabled?: boolean
}

/** POST /routing-rules. A new rule is added at the end. */
export class CreateRoutingRule extends ChangeRoutingRule {
  @RequiredChoice(modes, words.modeRequired)
  mode!: Mode
}

/** GET /routing-rules, in order of evaluation. */
export class ListRoutingRules {
  /** Default: `test`. */
  @OptionalChoice(modes, words.modeRequired)
  mode?: Mode
}

/** PUT /routing-rules/order. Send all rules of the mode, first rule first. */
export class OrderRoutingRules {
  @RequiredChoice(modes, words.modeRequired)
  mode!: Mode

  @RequiredIDs()
  routingRuleIDs!: string[]
}

/** POST /routing-rules/preview. With targets: a new or changed rule. Without: a deleted rule or a new order. */
export class PreviewRouting {
  @RequiredChoice(modes, words.modeRequired)
  mode!: Mode

  /** Default: a new rule. */
  @OptionalText(40)
  routingRuleID?: string

  @OptionalConditions()
  conditions?: RuleConditions

  @MayBeAbsent()
  @RequiredTargets()
  targets?: RuleTarget[]

  @OptionalFallbacks()
  fallbacks?: string[]

  @OptionalFlag()
  retriesDeclines?: boolean

  @OptionalFlag()
  isEnabled?: boolean

  /** All rules of the mode, first rule first. */
  @OptionalIDs()
  routingRuleIDs?: string[]
}

/** GET /routing/explain: where a hypothetical payment would go. */
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

  /** `manual` only returns accounts that can authorize without capturing. Default: `automatic`. */
  @OptionalChoice(captureMethods, checks.captureMethodIsOneOf(captureMethods))
  captureMethod?: CaptureMethod
}
