import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { couponTriesMax } from '#contract/billing-limits.js'
import type { ApplyCouponCode } from '#contract/checkout-coupons.js'
import type { CheckoutView } from '#contract/payment-links.js'
import { Offers } from '../../money/checkout-settings/offers.js'
import { CheckoutService, findLink, refuseUnlessOpen } from '../../money/payment-links/checkout.service.js'
import type { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { Database } from '../../platform/database/database.js'
import { AppError } from '../../platform/http/app-error.js'
import {
  CodesLocked,
  CodesNotTaken,
  CodeTriesUsed,
  CouponCodeUnknown,
  CouponNotPossible,
} from '../coupons/coupons.errors.js'
import { couponFor, refusedOr } from './sale-coupon.js'
import { changeSale, quoteOf, takeCouponOff } from './sale-price.js'

/** The code that a payer types at a checkout. It changes the price of the session, and is redeemed when the subscription begins. */
@Injectable()
export class CheckoutCoupons {
  constructor(
    private readonly database: Database,
    private readonly offers: Offers,
    private readonly checkout: CheckoutService,
  ) {}

  async apply(token: string, { code }: ApplyCouponCode): Promise<CheckoutView> {
    await this.requireAccount(token, code)
    const refused = await this.database.write(async (manager) => {
      const link = await openSale(manager, token)
      const wrongCodes = link.subscription?.wrongCodes ?? 0
      if (wrongCodes >= couponTriesMax) throw new CodeTriesUsed()
      const found = await refusedOr(() => couponFor(manager, link, { code }, link.payerEmailAddress))
      if (!(found instanceof AppError)) {
        const { amount, coupon } = await quoteOf(manager, link, found)
        await changeSale(manager, link, { amount, coupon })
        return null
      }
      if (found instanceof CouponCodeUnknown) await changeSale(manager, link, { wrongCodes: wrongCodes + 1 })
      return found
    })
    if (refused) throw refused
    return this.checkout.look(token, {})
  }

  async remove(token: string): Promise<CheckoutView> {
    await this.database.write(async (manager) => takeCouponOff(manager, await openSale(manager, token)))
    return this.checkout.look(token, {})
  }

  /** Before the unit, because a unit waits for the database only. What it decides on never changes. */
  private async requireAccount(token: string, code: string): Promise<void> {
    const link = await openSale(this.database.read, token)
    const coupon = await refusedOr(() => couponFor(this.database.read, link, { code }, null))
    if (coupon instanceof AppError) return
    const { amount } = await quoteOf(this.database.read, link, coupon)
    const { mode, clientID, currency, paymentLinkID: paymentID, captureMethod } = link
    const asked = { mode, clientID, currency }
    const taken =
      amount === 0
        ? await this.offers.accountsThatSave(asked)
        : await this.offers.ofPaidSaving({ ...asked, amount, paymentID, captureMethod })
    if (taken.length === 0) throw new CouponNotPossible()
  }
}

async function openSale(manager: EntityManager, token: string): Promise<PaymentLink> {
  const link = await findLink(manager, token)
  if (!link.subscription?.allowPromotionCodes) throw new CodesNotTaken()
  await refuseUnlessOpen(manager, token, link)
  if (link.subscriptionID) throw new CodesLocked()
  return link
}
