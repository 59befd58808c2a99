import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Page } from '#contract/answers.js'
import {
  type CouponRedemptionView,
  type CouponView,
  CreateCoupon,
  ListCouponRedemptions,
  ListCoupons,
} from '#contract/coupons.js'
import { callBy } from '../../money/transactions/calls.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller, type IntegratorCaller } from '../../platform/http/caller.js'
import { requiredKey, sendAnswer } from '../../platform/idempotency/idempotency-header.js'
import { CouponsService } from './coupons.service.js'

@Controller('coupons')
export class CouponsController {
  constructor(private readonly coupons: CouponsService) {}

  /** List coupons, or search for them by name or code. */
  @Gated('See coupons', 'integrator', 'client')
  @Get()
  list(@Addressed() own: Own, @Query() query: ListCoupons): Promise<Page<CouponView>> {
    return this.coupons.list(own, query)
  }

  /** Create a coupon for a percentage or an amount off. */
  @Gated('Create coupons', 'integrator', 'client')
  @Post()
  async create(
    @CurrentCaller() caller: IntegratorCaller | ClientCaller,
    @Addressed() own: Own,
    @Headers('idempotency-key') key: string | undefined,
    @Body() input: CreateCoupon,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<CouponView> {
    const call = callBy(caller, own.mode, requiredKey(key), ['coupon', input])
    return sendAnswer(reply, await this.coupons.create(own, call, input))
  }

  /** Read a coupon. */
  @Gated('See a coupon', 'integrator', 'client')
  @Get(':couponID')
  get(@Addressed() own: Own<'couponID'>): Promise<CouponView> {
    return this.coupons.get(own)
  }

  /** List who redeemed a coupon, and when. */
  @Gated('See coupon redemptions', 'integrator', 'client')
  @Get(':couponID/redemptions')
  redemptions(
    @Addressed() own: Own<'couponID'>,
    @Query() query: ListCouponRedemptions,
  ): Promise<Page<CouponRedemptionView>> {
    return this.coupons.redemptions(own, query)
  }

  /** Retire a coupon. It can't be redeemed anymore. Subscriptions that have it keep it. */
  @Gated('Retire coupons', 'integrator', 'client')
  @Post(':couponID/retire')
  @HttpCode(200)
  retire(@Addressed() own: Own<'couponID'>): Promise<CouponView> {
    return this.coupons.retire(own)
  }
}
