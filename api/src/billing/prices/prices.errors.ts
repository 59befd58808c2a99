import * as words from '#contract/messages/errors/billing.js'
import { invalidField } from '../../platform/http/refusal.js'

/** Of another client or mode, or absent: the answers look alike. */
export class ProductUnknown extends invalidField('productID', words.productUnknown) {}
export class RetiredProductGiven extends invalidField('productID', words.productRetired) {}
export class UnitAmountOrTiers extends invalidField('unitAmount', words.unitAmountOrTiers) {}
export class IntervalMissing extends invalidField('interval', words.intervalMissing) {}
