import { Injectable } from '@nestjs/common'
import { couponTriesPerHour } from '#contract/billing-limits.js'
import type { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { HourlyCounts } from '../../platform/limits/hourly-counts.js'
import { CodeTriesUsed } from '../coupons/coupons.errors.js'

type Own = Pick<PaymentLink, 'clientID' | 'mode'>

export const guessesKey = ({ clientID, mode }: Own): string => `couponCodes:${clientID}:${mode}`

/** Wrong codes at all sessions of a merchant, because anybody can open more sessions. */
@Injectable()
export class CodeGuesses {
  constructor(private readonly counts: HourlyCounts) {}

  async requireLeft(own: Own): Promise<void> {
    if (await this.counts.isUsedUp(guessesKey(own), couponTriesPerHour)) throw new CodeTriesUsed()
  }

  count(own: Own): Promise<void> {
    return this.counts.add(guessesKey(own))
  }
}
