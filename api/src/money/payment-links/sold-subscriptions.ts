import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { noCouponShown } from '#contract/billing-choices.js'
import type { CheckoutCouponView, WithShownCoupon } from '#contract/checkout-coupons.js'
import type { CreateCheckoutSession } from '#contract/checkout-sessions.js'
import type { Mode } from '#contract/modes.js'
import type { GivenPayer } from '#contract/payer.js'
import type { CheckoutSubscriptionView } from '#contract/payment-links.js'
import { PriceChanged, ShownCouponMissing } from './payment-links.errors.js'
import type { PaymentLink } from './payment-link.entity.js'
import type { SoldSubscription } from './sold-subscription.js'

export interface GivenBySubscriber extends WithShownCoupon {
  payer?: GivenPayer | undefined
  /** Whose saved method pays, where the session names nobody. */
  customerID?: string | undefined
}

export interface SubscriptionSales {
  /** Refuses what nobody can subscribe to. */
  price(
    manager: EntityManager,
    own: { clientID: string; mode: Mode },
    input: CreateCheckoutSession,
  ): Promise<SoldSubscription>
  isOffered(manager: EntityManager, link: PaymentLink): Promise<boolean>
  /** Makes the customer and the incomplete subscription of an open session, once, and answers the session after that. */
  begin(asked: PaymentLink, given: GivenBySubscriber): Promise<PaymentLink>
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

export function viewSold({ subscription, completedAt, closedAt }: PaymentLink): CheckoutSubscriptionView | null {
  if (!subscription) return null
  const { amountPerPeriod, interval, intervalCount, trialDays, allowPromotionCodes } = subscription
  const items = subscription.items.map((item) => ({ ...item, usage: item.usage ?? null }))
  const takesCodes = allowPromotionCodes === true && !completedAt && !closedAt
  const coupon = viewSoldCoupon(subscription)
  return { items, amountPerPeriod, interval, intervalCount, trialDays, takesCodes, coupon }
}

export function viewSoldCoupon(subscription: SoldSubscription | null): CheckoutCouponView | null {
  const { coupon = null } = subscription ?? {}
  return coupon && { ...coupon, usageDiscount: coupon.usageDiscount ?? null }
}

/** A payer pays the price that the page has shown, or nothing. */
export function requireShownCoupon(link: PaymentLink, { shownCoupon }: WithShownCoupon): void {
  if (shownCoupon === undefined && link.subscription?.allowPromotionCodes) throw new ShownCouponMissing()
  if (shownCoupon !== undefined && shownCoupon !== (couponOf(link) ?? noCouponShown)) throw new PriceChanged()
}

/** Another page may change the code between two units of the same call. */
export function requireSamePrice(link: PaymentLink, seen: PaymentLink): void {
  if (couponOf(link) !== couponOf(seen) || link.amount !== seen.amount) throw new PriceChanged()
}

/** In the unit that begins the payment or setup, because the subscription that began for it may be canceled since. */
export function requireSameSale(link: PaymentLink, seen: PaymentLink): void {
  if (!link.subscription) return
  requireSamePrice(link, seen)
  if (!link.subscriptionID || link.subscriptionID !== seen.subscriptionID) throw new PriceChanged()
}

const couponOf = ({ subscription }: PaymentLink): string | null => subscription?.coupon?.couponID ?? null

/** A session that takes no money now: it saves the method that is charged later. */
export const savesAlone = ({ purpose, amount }: Pick<PaymentLink, 'purpose' | 'amount'>): boolean =>
  purpose === 'setup' || (purpose === 'subscription' && amount === 0)
