import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { couponRestartsMax, couponTriesMax } from '#contract/billing-limits.js'
import type { ApplyCouponCode } from '#contract/checkout-coupons.js'
import type { CheckoutView } from '#contract/payment-links.js'
import { Offers } from '../../money/checkout-settings/offers.js'
import { CheckoutService } from '../../money/payment-links/checkout.service.js'
import { findLink, refuseUnlessOpen } from '../../money/payment-links/link-state.js'
import type { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { PriceChanged } from '../../money/payment-links/payment-links.errors.js'
import { limitMetBy } from '../../money/transactions/admit-payment.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { AppError } from '../../platform/http/app-error.js'
import type { Coupon } from '../coupons/coupon.entity.js'
import {
  CodeChangesUsed,
  CodesLocked,
  CodesNotTaken,
  CodeTriesUsed,
  CouponCodeUnknown,
  CouponNotPossible,
} from '../coupons/coupons.errors.js'
import { CodeGuesses } from './code-guesses.js'
import { couponFor, refusedOr, releasedLater } from './sale-coupon.js'
import { changeSale, quoteOf, takeCouponOff } from './sale-price.js'
import { SaleRestarts } from './sale-restarts.js'

type Change = (manager: EntityManager, link: PaymentLink, begins: () => Promise<void>) => Promise<AppError | null>

/** The code that a payer types at a checkout. It changes the price of the session, and is redeemed when the subscription begins. */
@Injectable()
export class CheckoutCoupons {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly offers: Offers,
    private readonly checkout: CheckoutService,
    private readonly restarts: SaleRestarts,
    private readonly guesses: CodeGuesses,
  ) {}

  async apply(token: string, { code }: ApplyCouponCode): Promise<CheckoutView> {
    const seen = await openSale(this.database.read, token)
    requireTriesLeft(seen)
    await this.guesses.requireLeft(seen)
    await this.requirePossible(seen, await this.foundFor(seen, code))
    const refused = await this.change(seen, async (manager, link, begins) => {
      requireTriesLeft(link)
      const found = await refusedOr(() => couponFor(manager, link, { code }, askedNow))
      if (found instanceof AppError) return found
      if (found.couponID === link.subscription?.coupon?.couponID) return null
      if ((link.subscription?.restarts ?? 0) >= couponRestartsMax) throw new CodeChangesUsed()
      await begins()
      const { amount, coupon } = await quoteOf(manager, link, found)
      await changeSale(manager, link, { amount, coupon })
      return null
    })
    if (refused) throw refused
    return this.checkout.look(token, {})
  }

  /** Before the unit, so that a code that is refused costs no audit line, also where the subscription has begun. */
  private async foundFor(seen: PaymentLink, code: string): Promise<Coupon> {
    const found = await refusedOr(() => couponFor(this.database.read, seen, { code }, askedNow))
    if (!(found instanceof AppError)) return found
    const isWrong = found instanceof CouponCodeUnknown
    await this.database.write(async (manager) => {
      const link = await openSale(manager, seen.token)
      requireTriesLeft(link)
      if (isWrong) await changeSale(manager, link, { wrongCodes: (link.subscription?.wrongCodes ?? 0) + 1 })
    })
    if (isWrong) await this.guesses.count(seen)
    throw found
  }

  async remove(token: string): Promise<CheckoutView> {
    await this.change(await openSale(this.database.read, token), async (manager, link, begins) => {
      if (!link.subscription?.coupon) return null
      await begins()
      await takeCouponOff(manager, link)
      return null
    })
    return this.checkout.look(token, {})
  }

  /** Once the subscription has begun, another price needs another one, and the audit lines about both. */
  private change(seen: PaymentLink, work: Change): Promise<AppError | null> {
    const unit = async (manager: EntityManager, record: Record | null) => {
      const link = await openSale(manager, seen.token)
      return work(manager, link, async () => {
        if (!link.subscriptionID) return
        // It has begun since the call came.
        if (!record) throw new PriceChanged()
        if (!(await this.restarts.restartOf(manager, record, link))) throw new CodesLocked()
      })
    }
    return seen.subscriptionID ? this.audit.unit(unit) : this.database.write((manager) => unit(manager, null))
  }

  /** Before the unit, because a unit waits for the database only. What it decides on seldom changes, and the payment asks again. */
  private async requirePossible(link: PaymentLink, coupon: Coupon): Promise<void> {
    const { read } = this.database
    const { amount, coupon: quoted } = await quoteOf(read, link, coupon)
    // After a trial, this is what the first charge takes.
    const charged = quoted.amountPerPeriod
    const { mode, clientID, currency, paymentLinkID: paymentID, captureMethod } = link
    const asked = { mode, clientID, currency, amount: charged }
    const hit = charged === 0 ? null : await limitMetBy(read, asked)
    // The other limits are met by the price without the code too, or end with the day.
    if (hit?.name === 'paymentLeast') throw new CouponNotPossible()
    const isTaken =
      amount === 0
        ? await this.offers.savesForLater(asked)
        : (await this.offers.ofPaidSaving({ ...asked, paymentID, captureMethod })).length > 0
    if (!isTaken) throw new CouponNotPossible()
  }
}

/** The address is asked with the attempt to pay, because one that was refused can be corrected only there. */
const askedNow = { emailAddress: null, release: releasedLater }

async function openSale(manager: EntityManager, token: string): Promise<PaymentLink> {
  const link = await findLink(manager, token)
  if (!link.subscription?.allowPromotionCodes) throw new CodesNotTaken()
  await refuseUnlessOpen(manager, token, link)
  return link
}

function requireTriesLeft({ subscription }: PaymentLink): void {
  if ((subscription?.wrongCodes ?? 0) >= couponTriesMax) throw new CodeTriesUsed()
}
