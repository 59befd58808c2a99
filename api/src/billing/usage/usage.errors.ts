import * as words from '#contract/messages/errors/usage.js'
import { fieldRefusal, invalidField, refusal } from '../../platform/http/refusal.js'

const said = (sentence: (at: string) => string) => (at: Date) => sentence(at.toISOString())

/** Absent, or belongs to another client or mode. The response is the same. */
export class UsageSubscriptionUnknown extends invalidField('subscriptionID', words.subscriptionUnknown) {}
export class UsagePriceUnknown extends invalidField('priceID', words.priceUnknown) {}
export class UsagePriceLicensed extends invalidField('priceID', words.priceLicensed) {}
export class UsageInTheFuture extends invalidField('happenedAt', words.inTheFuture) {}
export class UsageBeforeItem extends invalidField('happenedAt', said(words.beforeItem)) {}
export class TooMuchUsage extends invalidField('quantity', words.tooMuchUsage) {}
export class UsageEventDiffers extends fieldRefusal('eventID', 409, 'USAGE_EVENT_DIFFERS', words.eventDiffers) {}
export class UsagePeriodClosed extends refusal(409, 'USAGE_PERIOD_CLOSED', said(words.periodClosed)) {}
export class UsageAfterEnd extends refusal(409, 'USAGE_AFTER_END', said(words.periodOver)) {}
