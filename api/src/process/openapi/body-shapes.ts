import { addressFieldNames } from '#contract/address-fields.js'
import { planRowsMax } from '#contract/book-limits.js'
import { csvColumnNames, csvDateFormats, csvDecimals, csvDelimiters, csvEncodings } from '#contract/csv-mapping.js'
import { amountMaxMinorUnits, amountMinMinorUnits, textMaxLength } from '#contract/limits.js'
import { routingAccountsMax, routingChoicesMax, routingWeightMax } from '#contract/routing-limits.js'
import { limitAmountMax, limitCountMax, limitFields } from '#contract/limit-names.js'
import { currencies } from '#contract/money.js'
import {
  chargeBearers,
  clearingSystems,
  creditorAddresses,
  paymentFileVersions,
} from '#contract/payment-file-profile.js'
import type { Schema } from '#contract/openapi.js'
import { cardBrands } from '#contract/payment-methods.js'
import { velocityCountMax, velocitySubjects, velocityWindows } from '#contract/risk.js'
import { processors } from '../../money/processors/registry.js'

const someOf = (items: Schema): Schema => ({ type: 'array', items, minItems: 1, maxItems: routingChoicesMax })
const amount: Schema = { type: 'integer', minimum: amountMinMinorUnits, maximum: amountMaxMinorUnits }
const accountID: Schema = { type: 'string', pattern: '^[\\w-]{1,40}$' }
const common: Record<string, Schema> = {
  clientIDs: someOf(accountID),
  currencies: someOf({ type: 'string', enum: currencies }),
  methods: someOf({ type: 'string', enum: [...new Set(processors.flatMap(({ methodNames }) => methodNames))] }),
  cardCountries: someOf({ type: 'string', minLength: 2, maxLength: 2 }),
  amountFrom: amount,
  amountTo: amount,
}
export const ruleConditions: Schema = {
  type: 'object',
  properties: {
    ...common,
    cardBrands: someOf({ type: 'string', enum: cardBrands }),
  },
  additionalProperties: false,
}
export const riskConditions: Schema = {
  type: 'object',
  properties: {
    ...common,
    isForeignCard: { type: 'boolean', const: true },
    emails: someOf({ type: 'string', format: 'email' }),
    emailDomains: someOf({ type: 'string', format: 'hostname' }),
    ipAddresses: someOf({ type: 'string' }),
    velocity: {
      type: 'object',
      properties: {
        by: { type: 'string', enum: velocitySubjects },
        window: { type: 'string', enum: Object.keys(velocityWindows) },
        count: { type: 'integer', minimum: 0, maximum: velocityCountMax },
        amount: { type: 'integer', minimum: 0, maximum: limitAmountMax },
      },
      required: ['by', 'window'],
      additionalProperties: false,
    },
  },
  additionalProperties: false,
}
export const ruleFallbacks: Schema = { type: 'array', items: accountID, maxItems: routingAccountsMax }
export const ruleTargets: Schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { processorAccountID: accountID, weight: { type: 'integer', minimum: 1, maximum: routingWeightMax } },
    required: ['processorAccountID', 'weight'],
  },
  minItems: 1,
  maxItems: routingAccountsMax,
}

const limits = Object.fromEntries(
  limitFields.map((name) => {
    const maximum = name.endsWith('Count') ? limitCountMax : limitAmountMax
    return [name, { type: ['integer', 'null'], minimum: name.startsWith('payment') ? 1 : 0, maximum }]
  }),
) as Record<string, Schema>
export const limitsOfCurrencies: Schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: { currency: { type: 'string', enum: currencies }, ...limits },
    required: ['currency'],
    additionalProperties: false,
  },
  maxItems: currencies.length,
}

const fee: Schema = { type: 'integer', minimum: 0, maximum: amountMaxMinorUnits }
const percentage: Schema = { type: 'number', minimum: 0, maximum: 100 }
const currency: Schema = { type: 'string', enum: currencies }
export const whole = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
export const planPercentage: Schema = { ...percentage, type: ['number', 'null'] }
export const planFees: Schema = {
  type: 'array',
  items: whole({ currency, fixed: fee, refund: fee, dispute: fee, payout: fee }),
  maxItems: currencies.length,
}
const paymentMethod: Schema = { type: 'string', pattern: '^[a-z][a-z0-9_]{0,39}$' }
export const planMethods: Schema = {
  type: 'array',
  items: whole({
    paymentMethod,
    chargePercentage: percentage,
    currency: { type: ['string', 'null'], enum: [...currencies, null] },
    fixed: fee,
  }),
  maxItems: planRowsMax,
}
export const planTerms: Schema = {
  type: 'object',
  properties: { chargePercentage: planPercentage, fees: planFees, methods: planMethods },
  additionalProperties: false,
}

const oneOf = (values: readonly string[]): Schema => ({ type: 'string', enum: [...values] })
const column: Schema = { type: 'string', minLength: 1, maxLength: 80 }

export const csvMapping: Schema = {
  type: 'object',
  properties: {
    delimiter: oneOf(csvDelimiters),
    decimal: oneOf(csvDecimals),
    dateFormat: oneOf(csvDateFormats),
    encoding: oneOf(csvEncodings),
    skippedLines: { type: 'integer', minimum: 0, maximum: 100 },
    columns: {
      type: 'object',
      properties: Object.fromEntries(csvColumnNames.map((name) => [name, column])),
      required: ['date'],
      additionalProperties: false,
    },
  },
  required: ['delimiter', 'decimal', 'dateFormat', 'encoding', 'skippedLines', 'columns'],
}

const orNone = (values: readonly string[]): Schema => ({ type: ['string', 'null'], enum: [...values, null] })

export const fileProfile: Schema = {
  type: 'object',
  properties: {
    version: oneOf(paymentFileVersions),
    batchBooking: { type: 'boolean' },
    chargeBearer: orNone(chargeBearers),
    creditorAddress: oneOf(creditorAddresses),
    remittanceText: { type: 'boolean' },
    clearingSystem: orNone(clearingSystems),
  },
  additionalProperties: false,
}

export const payer: Schema = {
  type: 'object',
  properties: {
    emailAddress: { type: 'string', format: 'email' },
    name: { type: 'string', maxLength: textMaxLength },
    ipAddress: { type: 'string' },
  },
  additionalProperties: false,
}

export const customerAddress: Schema = {
  type: 'object',
  properties: Object.fromEntries(addressFieldNames.map((name) => [name, { type: 'string', maxLength: textMaxLength }])),
  additionalProperties: false,
}
