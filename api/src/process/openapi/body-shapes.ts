import {
  amountMaxMinorUnits,
  amountMinMinorUnits,
  evidenceFilesMax,
  routingAccountsMax,
  routingChoicesMax,
  routingWeightMax,
} from '#contract/limits.js'
import { currencies } from '#contract/money.js'
import type { Schema } from '#contract/openapi.js'
import { cardBrands } from '#contract/payment-methods.js'
import { processors } from '../../money/processors/registry.js'

const someOf = (items: Schema): Schema => ({ type: 'array', items, minItems: 1, maxItems: routingChoicesMax })
const amount: Schema = { type: 'integer', minimum: amountMinMinorUnits, maximum: amountMaxMinorUnits }
const accountID: Schema = { type: 'string', pattern: '^[\\w-]{1,40}$' }
export const ruleConditions: Schema = {
  type: 'object',
  properties: {
    clientIDs: someOf(accountID),
    currencies: someOf({ type: 'string', enum: currencies }),
    methods: someOf({ type: 'string', enum: [...new Set(processors.flatMap(({ methodNames }) => methodNames))] }),
    cardBrands: someOf({ type: 'string', enum: cardBrands }),
    cardCountries: someOf({ type: 'string', minLength: 2, maxLength: 2 }),
    amountFrom: amount,
    amountTo: amount,
  },
  additionalProperties: false,
}
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

export const evidenceFiles: Schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 100 },
      content: { type: 'string' },
    },
    required: ['name', 'content'],
  },
  maxItems: evidenceFilesMax,
}
