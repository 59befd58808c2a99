import { Body, Controller, Delete, Param, Put } from '@nestjs/common'
import { ApplyCouponCode } from '#contract/checkout-coupons.js'
import type { CheckoutView } from '#contract/payment-links.js'
import { OpenLinkToken } from '../../money/payment-links/link-tokens.js'
import { Public } from '../../platform/http/audience.js'
import { Limited } from '../../platform/http/limited.js'
import { CheckoutCoupons } from './checkout-coupons.service.js'

/** For payers: the token in the address is all they have. */
@Controller('payment-links/:token/coupon')
export class CheckoutCouponsController {
  constructor(private readonly coupons: CheckoutCoupons) {}

  /** Apply a coupon code to a checkout that starts a subscription. It's redeemed with the first attempt to pay. */
  @Public()
  @Limited('couponCode')
  @Put()
  apply(@Param('token', OpenLinkToken) token: string, @Body() input: ApplyCouponCode): Promise<CheckoutView> {
    return this.coupons.apply(token, input)
  }

  /** Remove the coupon from a checkout. You can repeat this request safely. */
  @Public()
  @Limited('checkout')
  @Delete()
  remove(@Param('token', OpenLinkToken) token: string): Promise<CheckoutView> {
    return this.coupons.remove(token)
  }
}
