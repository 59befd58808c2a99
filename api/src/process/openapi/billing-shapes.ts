import {
  couponCodeMaxLength,
  invoiceLinesMax,
  portalPricesMax,
  priceTiersMax,
  quantityMax,
  retriesMax,
  retryDaysMax,
  subscriptionItemsMax,
  taxPercentageMax,
  usageEventIDMaxLength,
} from '#contract/billing-limits.js'
import { amountMaxMinorUnits, textMaxLength } from '#contract/limits.js'
import type { Schema } from '#contract/openapi.js'
import { whole } from './body-shapes.js'

const unitAmount: Schema = { type: 'integer', minimum: 0, maximum: amountMaxMinorUnits }
const priceTiers: Schema = {
  type: 'array',
  items: whole({ upTo: { type: ['integer', 'null'], minimum: 1, maximum: quantityMax }, unitAmount }),
  minItems: 1,
  maxItems: priceTiersMax,
}

const invoiceLines: Schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      description: { type: 'string', maxLength: textMaxLength },
      priceID: { type: 'string' },
      unitAmount,
      quantity: { type: 'integer', minimum: 1, maximum: quantityMax },
      taxRateID: { type: 'string' },
      periodStart: { type: 'string', format: 'date-time' },
      periodEnd: { type: 'string', format: 'date-time' },
    },
    additionalProperties: false,
  },
  minItems: 1,
  maxItems: invoiceLinesMax,
}

const creditLines: Schema = {
  type: 'array',
  items: whole({ invoiceLineID: { type: 'string' }, amount: { ...unitAmount, minimum: 1 } }),
  minItems: 1,
  maxItems: invoiceLinesMax,
}

const subscriptionItems: Schema = {
  type: 'array',
  items: {
    type: 'object',
    properties: {
      priceID: { type: 'string' },
      quantity: { type: 'integer', minimum: 1, maximum: quantityMax },
      taxRateID: { type: 'string' },
    },
    required: ['priceID'],
    additionalProperties: false,
  },
  minItems: 1,
  maxItems: subscriptionItemsMax,
}

const portalItems: Schema = {
  type: 'array',
  items: whole({
    priceID: { type: 'string' },
    quantity: { type: ['integer', 'null'], minimum: 1, maximum: quantityMax },
  }),
  minItems: 1,
  maxItems: subscriptionItemsMax,
}

/** By the names of the checks. */
export const billingShapes: Record<string, () => Schema> = {
  arePriceTiers: () => priceTiers,
  areRetryDays: () => ({
    type: 'array',
    items: { type: 'integer', minimum: 1, maximum: retryDaysMax },
    maxItems: retriesMax,
  }),
  areSubscriptionItems: () => subscriptionItems,
  arePortalItems: () => portalItems,
  arePriceIDs: () => ({ type: 'array', items: { type: 'string' }, maxItems: portalPricesMax }),
  areInvoiceLines: () => invoiceLines,
  areCreditLines: () => creditLines,
  isEventID: () => ({ type: 'string', pattern: `^[\\x21-\\x7e]{1,${usageEventIDMaxLength}}$` }),
  isPercentOff: () => ({ type: 'number', exclusiveMinimum: 0, maximum: 100 }),
  isCouponCode: () => ({ type: 'string', pattern: `^[A-Za-z0-9_-]{1,${couponCodeMaxLength}}$` }),
  isTaxPercentage: () => ({ type: 'number', minimum: 0, maximum: taxPercentageMax }),
  isCountryCode: () => ({ type: 'string', pattern: '^[A-Za-z]{2}$' }),
  isTaxID: () => ({ type: 'string', maxLength: 20 }),
  isInvoicePrefix: () => ({ type: 'string', pattern: '^[A-Z0-9]{1,12}$' }),
}
