import { isEmail, isFQDN, isIP, IsOptional } from 'class-validator'
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
  RequiredText,
} from './fields.js'
import { amountMaxMinorUnits, amountMinMinorUnits, emailMaxLength, textMaxLength } from './limits.js'
import { ListQuery } from './lists.js'
import * as checks from './messages/checks.js'
import * as routing from './messages/errors/routing.js'
import * as words from './messages/errors/risk.js'
import { limitAmountMax } from './limit-names.js'
import { type Mode, modes } from './modes.js'
import { OptionalChoice } from './money-fields.js'
import { currencies } from './money.js'
import {
  type RiskConditions,
  type RiskListSubject,
  riskListSubjects,
  type RiskOutcome,
  riskOutcomes,
  riskReasonMaxLength,
  velocityCountMax,
  velocitySubjects,
  velocityWindows,
} from './risk.js'
import { OptionalTime } from './time-field.js'
import { Passes } from './own-checks.js'

const isAmount: Check = (value) => isWhole(value, amountMinMinorUnits, amountMaxMinorUnits)
const amountSentence = checks.amountForm(amountMinMinorUnits, amountMaxMinorUnits)
const isEmailText: Check = (value) => typeof value === 'string' && value.length <= emailMaxLength && isEmail(value)
const isDomain: Check = (value) => typeof value === 'string' && value.length <= emailMaxLength && isFQDN(value)

const isVelocity: Check = (value) => {
  if (!isObject(value)) return false
  const { by, window, count, amount, ...others } = value
  const isAbsent = (one: unknown) => one === undefined || one === null
  return (
    Object.keys(others).length === 0 &&
    isOneOf(velocitySubjects)(by) &&
    isOneOf(Object.keys(velocityWindows))(window) &&
    isAbsent(count) !== isAbsent(amount) &&
    (isAbsent(count) || isWhole(count, 0, velocityCountMax)) &&
    (isAbsent(amount) || isWhole(amount, 0, limitAmountMax))
  )
}

const conditionChecks: Record<keyof RiskConditions, [Check, string]> = {
  clientIDs: [someOf(isID), routing.clientsForm],
  currencies: [someOf(isOneOf(currencies)), routing.currenciesForm],
  methods: [someOf(isMethodName), routing.methodsForm],
  amountFrom: [isAmount, amountSentence],
  amountTo: [isAmount, amountSentence],
  cardCountries: [someOf(isCountry), routing.cardCountriesForm],
  isForeignCard: [(value) => value === true, words.foreignCardForm],
  emails: [someOf(isEmailText), words.emailsForm],
  emailDomains: [someOf(isDomain), words.emailDomainsForm],
  ipAddresses: [someOf((value) => isIP(value)), words.ipAddressesForm],
  velocity: [isVelocity, words.velocityForm(velocityCountMax)],
}

const faultOfConditions = faultIn(conditionChecks, routing.conditionsForm, routing.conditionUnknown)
const OptionalConditions = () => allOf(asSent, IsOptional(), HasNoFault('areRiskConditions', faultOfConditions))

/** PUT /risk-rules/:riskRuleID */
export class ChangeRiskRule {
  @OptionalText(textMaxLength)
  name?: string

  /** Conditions you leave out match every payment. Amounts are in minor units of the rule's only currency. */
  @OptionalConditions()
  conditions?: RiskConditions

  @RequiredChoice(riskOutcomes, words.outcomeRequired)
  outcome!: RiskOutcome

  /** Default: `true`. */
  @OptionalFlag()
  isEnabled?: boolean
}

/** POST /risk-rules. A new rule is added at the end. */
export class CreateRiskRule extends ChangeRiskRule {
  @RequiredChoice(modes, routing.modeRequired)
  mode!: Mode
}

/** GET /risk-rules, in order of evaluation. */
export class ListRiskRules {
  /** Default: `test`. */
  @OptionalChoice(modes, routing.modeRequired)
  mode?: Mode
}

/** PUT /risk-rules/order. Send all rules of the mode, first rule first. */
export class OrderRiskRules {
  @RequiredChoice(modes, routing.modeRequired)
  mode!: Mode

  @RequiredIDs()
  riskRuleIDs!: string[]
}

/** POST /risk-rules/preview. With an outcome: a new or changed rule. Without: a deleted rule or a new order. */
export class PreviewRisk {
  @RequiredChoice(modes, routing.modeRequired)
  mode!: Mode

  /** Default: a new rule. */
  @OptionalText(40)
  riskRuleID?: string

  @OptionalConditions()
  conditions?: RiskConditions

  @MayBeAbsent()
  @RequiredChoice(riskOutcomes, words.outcomeRequired)
  outcome?: RiskOutcome

  @OptionalFlag()
  isEnabled?: boolean

  /** All rules of the mode, first rule first. */
  @OptionalIDs()
  riskRuleIDs?: string[]
}

/** GET /risk-lists/:kind/entries */
export class ListRiskEntries extends ListQuery {
  /** Default: `test`. */
  @OptionalChoice(modes, routing.modeRequired)
  mode?: Mode
}

/** POST /risk-lists/:kind/entries. Adding the same value again updates its reason and expiry. */
export class CreateRiskEntry {
  @RequiredChoice(modes, routing.modeRequired)
  mode!: Mode

  @RequiredChoice(riskListSubjects, words.subjectRequired)
  subject!: RiskListSubject

  @RequiredText(words.valueRequired, emailMaxLength)
  value!: string

  @OptionalText(riskReasonMaxLength)
  reason?: string

  /** Default: until removed. */
  @OptionalTime('expiresAt')
  expiresAt?: string
}

/** POST /reviews/:transactionID/release and /block */
export class CloseReview {
  @RequiredText(words.reasonRequired, riskReasonMaxLength)
  reason!: string
}

const forms: Record<RiskListSubject, [Check, string]> = {
  email: [isEmailText, words.emailsForm],
  emailDomain: [isDomain, words.emailDomainsForm],
  cardFingerprint: [(value) => typeof value === 'string' && /^[\w-]{1,100}$/.test(value), words.fingerprintForm],
  ipAddress: [(value) => isIP(value), words.ipAddressesForm],
  country: [isCountry, routing.cardCountriesForm],
}

/** As it is kept and compared; or the sentence about what is wrong with it. */
export function entryValue(subject: RiskListSubject, given: string): { value: string } | { fault: string } {
  const text = subject === 'emailDomain' ? given.replace(/^@/, '') : given
  const [isRight, fault] = forms[subject]
  if (!isRight(text)) return { fault }
  if (subject === 'cardFingerprint') return { value: text }
  return { value: subject === 'country' ? text.toUpperCase() : text.toLowerCase() }
}

const isIDs = (value: unknown): boolean => typeof value === 'string' && /^dsp_\w{26}(,dsp_\w{26}){0,99}$/.test(value)

/** GET /disputes/risk */
export class AskDisputeRisk {
  /** Up to 100, separated by commas. */
  @Passes('areDisputeIDs', isIDs, words.disputeIDsForm)
  disputeIDs!: string
}
