import * as words from '#contract/messages/errors/adjustments.js'
import { type Currency, formatMoney } from '#contract/money.js'
import { fieldRefusal, invalidField, refusal } from '../../platform/http/refusal.js'

export class AdjustmentTooLarge extends fieldRefusal(
  'amount',
  409,
  'ADJUSTMENT_TOO_LARGE',
  (most: number, currency: Currency) => words.tooLarge(formatMoney(most, currency)),
) {}

export class AdjustedClientMissing extends invalidField('clientID', words.clientMissing) {}
export class PlatformHasNoClient extends invalidField('clientID', words.platformHasNoClient) {}
export class AdjustedOtherClient extends fieldRefusal('clientID', 409, 'ADJUSTMENT_OTHER_CLIENT', words.otherClient) {}
export class AdjustmentWaits extends refusal(409, 'ADJUSTMENT_WAITS', words.waits) {}
export class AdjustmentDecided extends refusal(409, 'ADJUSTMENT_DECIDED', words.decided) {}
export class DifferenceChanged extends refusal(409, 'DIFFERENCE_CHANGED', words.changed) {}
export class DifferenceNotCompared extends refusal(409, 'DIFFERENCE_NOT_COMPARED', words.notCompared) {}

/** The person who proposed it can't approve it. */
export class OwnAdjustment extends refusal(403, 'FOUR_EYES', words.ownAdjustment) {}
