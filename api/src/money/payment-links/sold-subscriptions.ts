import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { noCouponShown } from '#contract/billing-choices.js'
import type { WithShownCoupon } from '#contract/checkout-coupons.js'
import type { CreateCheckoutSession } from '#contract/checkout-sessions.js'
import type { Mode } from '#contract/modes.js'
import type { GivenPayer } from '#contract/payer.js'
import type { CheckoutSubscriptionView } from '#contract/payment-links.js'
import { PriceChanged } from './payment-links.errors.js'
import type { PaymentLink } from './payment-link.entity.js'
import type { SoldSubscription } from './sold-subscription.js'

export interface GivenBySubscriber extends WithShownCoupon {
  payer?: GivenPayer | undefined
}

export interface SubscriptionSales {
  /** Refuses what nobody can subscribe to. */
  price(
    manager: EntityManager,
    own: { clientID: string; mode: Mode },
    input: CreateCheckoutSession,
  ): Promise<SoldSubscription>
  isOffered(manager: EntityManager, link: PaymentLink): Promise<boolean>
  /** Makes the customer and the incomplete subscription of an open session, once. */
  begin(token: string, given: GivenBySubscriber): Promise<void>
  /** In the unit in which a session expires. */
  expired(manager: EntityManager, link: PaymentLink): Promise<void>
}

/** Billing, which stands above this street, sells subscriptions by checkout sessions through this. */
@Injectable()
export class SoldSubscriptions {
  private served: SubscriptionSales | null = null

  serve(sales: SubscriptionSales): void {
    this.served = sales
  }

  get sales(): SubscriptionSales {
    if (!this.served) throw new Error('Nothing sells subscriptions')
    return this.served
  }
}

export function viewSold({ subscription, subscriptionID }: PaymentLink): CheckoutSubscriptionView | null {
  if (!subscription) return null
  const { items, amountPerPeriod, interval, intervalCount, trialDays, allowPromotionCodes, coupon } = subscription
  const takesCodes = allowPromotionCodes === true && subscriptionID === null
  return { items, amountPerPeriod, interval, intervalCount, trialDays, takesCodes, coupon: coupon ?? null }
}

/** A payer pays the price that the page has shown, or nothing. */
export function requireShownCoupon({ subscription }: PaymentLink, { shownCoupon }: WithShownCoupon): void {
  if (shownCoupon !== undefined && shownCoupon !== (subscription?.coupon?.couponID ?? noCouponShown))
    throw new PriceChanged()
}

/** A session that takes no money now: it saves the method that is charged later. */
export const savesAlone = ({ purpose, amount }: Pick<PaymentLink, 'purpose' | 'amount'>): boolean =>
  purpose === 'setup' || (purpose === 'subscription' && amount === 0)
