import { Transform, Type } from 'class-transformer'
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator'
import { allOf, MayBeAbsent, OptionalFlag, OptionalIDs, OptionalText, RequiredChoice, RequiredIDs } from './fields.js'
import { routingAccountsMax, routingChoicesMax, routingWeightMax, textMaxLength } from './limits.js'
import { OptionalAmount, OptionalAmountInAddress, OptionalChoice, RequiredCurrency } from './money-fields.js'
import * as words from './messages/errors/routing.js'
import { type Currency, currencies } from './money.js'
import { type CardBrand, cardBrands } from './payment-methods.js'
import { type Mode, modes } from './modes.js'
import type { RuleConditions } from './routing.js'

const withoutRepetition = Transform(({ value }) => (Array.isArray(value) ? [...new Set<unknown>(value)] : value))
const inCapitals = Transform(({ value }) =>
  Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? one.toUpperCase() : one)) : value,
)

const OptionalSet = (sentence: string, each: PropertyDecorator) =>
  allOf(
    withoutRepetition,
    MayBeAbsent(),
    each,
    ArrayMinSize(1, { message: sentence }),
    ArrayMaxSize(routingChoicesMax, { message: sentence }),
    IsArray({ message: sentence }),
  )

const isCode = (pattern: RegExp, sentence: string) => Matches(pattern, { each: true, message: sentence })

/** Of a rule; what is absent fits every payment. */
export class Conditions implements RuleConditions {
  @OptionalSet(words.clientsForm, isCode(/^[\w-]{1,40}$/, words.clientsForm))
  clientIDs?: string[]

  @OptionalSet(words.currenciesForm, IsIn(currencies, { each: true, message: words.currenciesForm }))
  currencies?: Currency[]

  @OptionalSet(words.methodsForm, isCode(/^[a-z][a-z0-9_]{0,39}$/, words.methodsForm))
  methods?: string[]

  @OptionalSet(
    words.cardBrandsForm(cardBrands),
    IsIn(cardBrands, { each: true, message: words.cardBrandsForm(cardBrands) }),
  )
  cardBrands?: CardBrand[]

  /** ISO 3166-1, two letters. */
  @inCapitals
  @OptionalSet(words.cardCountriesForm, isCode(/^[A-Z]{2}$/, words.cardCountriesForm))
  cardCountries?: string[]

  /** Minor units of the rule's one currency. */
  @OptionalAmount()
  amountFrom?: number

  @OptionalAmount()
  amountTo?: number
}

export class Target {
  @Matches(/^[\w-]{1,40}$/, { message: words.accountRequired })
  processorAccountID!: string

  @Max(routingWeightMax, { message: words.weightForm(routingWeightMax) })
  @Min(1, { message: words.weightForm(routingWeightMax) })
  @IsInt({ message: words.weightForm(routingWeightMax) })
  weight!: number
}

/** PUT /routing-rules/:routingRuleID */
export class ChangeRoutingRule {
  @OptionalText(textMaxLength)
  name?: string

  @MayBeAbsent()
  @IsObject({ message: words.conditionsForm })
  @ValidateNested({ message: words.conditionsForm })
  @Type(() => Conditions)
  conditions?: Conditions

  @ValidateNested({ each: true, message: words.targetsForm })
  @Type(() => Target)
  @ArrayMaxSize(routingAccountsMax, { message: words.targetsMax(routingAccountsMax) })
  @ArrayMinSize(1, { message: words.targetsForm })
  @IsArray({ message: words.targetsForm })
  targets!: Target[]

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

/** POST /routing-rules/preview: a new rule, a changed one, one that is deleted (no `rule`), or another order. */
export class PreviewRouting {
  @RequiredChoice(modes, words.modeRequired)
  mode!: Mode

  @OptionalText(40)
  routingRuleID?: string

  @MayBeAbsent()
  @IsObject({ message: words.ruleForm })
  @ValidateNested({ message: words.ruleForm })
  @Type(() => ChangeRoutingRule)
  rule?: ChangeRoutingRule

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

  @OptionalText(2)
  cardCountry?: string
}
