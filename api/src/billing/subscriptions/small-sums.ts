import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { SubscriptionInvoiceKind } from '#contract/billing-choices.js'
import { pendingLinesMax } from '#contract/billing-limits.js'
import { Offers } from '../../money/checkout-settings/offers.js'
import { SavedPaymentMethod } from '../../money/saved-methods/saved-payment-method.entity.js'
import { requireRow } from '../../platform/database/rows.js'
import { chosenMethod } from './chosen-method.js'
import type { Subscription } from './subscription.entity.js'

interface Sum {
  kind: SubscriptionInvoiceKind
  /** How many would wait. */
  lines: number
  amount: number
}

/** The other half is kept for the credits of changes, which would be refused without room. */
const smallLinesMax = pendingLinesMax / 2

const running: Subscription['status'][] = ['active', 'past_due']

/** Sums below the smallest charge of the chosen method's processor wait for the next invoice, or for the last one when it ends. */
@Injectable()
export class SmallSums {
  constructor(private readonly offers: Offers) {}

  async wait(manager: EntityManager, subscription: Subscription, { kind, lines, amount }: Sum): Promise<boolean> {
    const { currency, status, collection } = subscription
    if (amount <= 0 || kind === 'start') return false
    if (!running.includes(status) || collection !== 'charge') return false
    if (lines > smallLinesMax || !this.offers.mayBeTooSmall({ amount, currency })) return false
    const savedPaymentMethodID = await chosenMethod(manager, subscription)
    if (!savedPaymentMethodID) return false
    const { processor } = await requireRow(manager, SavedPaymentMethod, { savedPaymentMethodID })
    return this.offers.isTooSmallAt(processor, { amount, currency })
  }
}
