import * as words from '#contract/messages/errors/billing.js'
import { invalidField } from '../../platform/http/refusal.js'

/** Absent, or belongs to another client or mode. The response is the same. */
export class ProductUnknown extends invalidField('productID', words.productUnknown) {}
export class RetiredProductGiven extends invalidField('productID', words.productRetired) {}
export class UnitAmountOrTiers extends invalidField('unitAmount', words.unitAmountOrTiers) {}
export class MeteredNeedsInterval extends invalidField('interval', words.meteredNeedsInterval) {}
export class AggregationWithMetered extends invalidField('usageAggregation', words.aggregationWithMetered) {}
export class IntervalMissing extends invalidField('interval', words.intervalMissing) {}
