import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull, type SelectQueryBuilder } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { CouponState } from '#contract/billing-choices.js'
import { couponPartsOfPercent } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import type {
  CouponRedemptionView,
  CouponView,
  CreateCoupon,
  ListCouponRedemptions,
  ListCoupons,
} from '#contract/coupons.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { isSet } from '../../platform/database/is-set.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { Own } from '../../platform/http/addressed.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { readPage } from '../../platform/lists/page.js'
import { matching } from '../../platform/lists/text-search.js'
import { CouponRedemption } from './coupon-redemption.entity.js'
import { Coupon } from './coupon.entity.js'
import { viewCoupon, viewRedemption } from './coupon.view.js'
import {
  CouponCodeTaken,
  CurrencyWithAmount,
  PercentOrAmount,
  PeriodsWithRepeating,
  RedeemByInThePast,
} from './coupons.errors.js'

type OwnCoupon = Own<'couponID'>

@Injectable()
export class CouponsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly live: LiveReadiness,
  ) {}

  list(own: Own, query: ListCoupons): Promise<Page<CouponView>> {
    return query.q ? this.database.dear(() => this.page(own, query)) : this.page(own, query)
  }

  private page({ clientID, mode }: Own, { q, state, ...query }: ListCoupons): Promise<Page<CouponView>> {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(Coupon, 'coupon')
        .where('coupon.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'coupon'))
      if (state) inState(builder, state)
      if (q) builder.andWhere(matching(q, ['coupon.name', 'coupon.code'], ['coupon.couponID']))
      return readPage(builder, 'coupon', 'couponID', query, viewCoupon)
    })
  }

  async get(own: OwnCoupon): Promise<CouponView> {
    return viewCoupon(await findCoupon(this.database.read, own))
  }

  async redemptions(own: OwnCoupon, query: ListCouponRedemptions): Promise<Page<CouponRedemptionView>> {
    const { couponID } = await findCoupon(this.database.read, own)
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(CouponRedemption, 'redemption')
        .where('redemption.couponID = :couponID', { couponID })
      return readPage(builder, 'redemption', 'couponRedemptionID', query, viewRedemption)
    })
  }

  create({ clientID, mode }: Own, call: KeyedCall, input: CreateCoupon): Promise<Answer<CouponView>> {
    const createdAt = clock.now()
    requireWhole(input)
    const coupon = couponOf({ clientID, mode }, input, createdAt)
    return this.audit.unit(async (manager, record) => {
      const { couponID, code } = coupon
      const first = await beginCall<CouponView>(manager, call, couponID)
      if (first) return first
      if (coupon.redeemBy && coupon.redeemBy <= createdAt) throw new RedeemByInThePast()
      await this.live.requireFor(manager, mode, clientID)
      if (code && (await manager.existsBy(Coupon, { clientID, mode, code, retiredAt: IsNull() })))
        throw new CouponCodeTaken()
      await manager.insert(Coupon, coupon)
      const view = viewCoupon(coupon)
      const { name, percentOff, amountOff, currency, duration, periods, maxRedemptions, redeemBy } = view
      const terms = { percentOff, amountOff, currency, duration, periods, maxRedemptions, redeemBy }
      await record({
        action: 'coupon.created',
        target: { kind: 'coupon', id: couponID },
        after: { mode, name, code, ...terms },
      })
      await recordEvent(manager, { clientID, mode, type: 'coupon.created', data: view })
      await finishCall(manager, couponID, view)
      return firstAnswer(view)
    })
  }

  /** Subscriptions that have it keep it; retiring it again changes nothing. */
  retire(own: OwnCoupon): Promise<CouponView> {
    return this.audit.unit(async (manager, record) => {
      const coupon = await findCoupon(manager, own)
      const { couponID, clientID, mode } = coupon
      if (coupon.retiredAt) return viewCoupon(coupon)
      coupon.retiredAt = clock.now()
      await manager.update(Coupon, { couponID }, { retiredAt: coupon.retiredAt })
      await record({ action: 'coupon.retired', target: { kind: 'coupon', id: couponID } })
      const view = viewCoupon(coupon)
      await recordEvent(manager, { clientID, mode, type: 'coupon.retired', data: view })
      return view
    })
  }
}

function inState(builder: SelectQueryBuilder<Coupon>, state: CouponState): void {
  builder.andWhere({ retiredAt: state === 'retired' ? isSet() : IsNull() })
  if (state === 'retired') return
  const isExpired = 'coupon.redeemBy IS NOT NULL AND coupon.redeemBy < :now'
  builder.andWhere(state === 'expired' ? isExpired : `NOT (${isExpired})`, { now: clock.now().getTime() })
  if (state === 'expired') return
  const isUsedUp = 'coupon.maxRedemptions IS NOT NULL AND coupon.timesRedeemed >= coupon.maxRedemptions'
  builder.andWhere(state === 'used_up' ? isUsedUp : `NOT (${isUsedUp})`)
}

const findCoupon = async (manager: EntityManager, own: OwnCoupon): Promise<Coupon> =>
  orNotFound(await manager.findOneBy(Coupon, { ...own }), 'coupon')

function requireWhole({ percentOff, amountOff, currency, duration, periods }: CreateCoupon): void {
  if ((percentOff === undefined) === (amountOff === undefined)) throw new PercentOrAmount()
  if ((amountOff === undefined) !== (currency === undefined)) throw new CurrencyWithAmount()
  if ((duration === 'repeating') !== (periods !== undefined)) throw new PeriodsWithRepeating()
}

const couponOf = ({ clientID, mode }: Own, input: CreateCoupon, createdAt: Date): Coupon => ({
  ...{ couponID: newId('cpn', createdAt.getTime()), clientID, mode, name: input.name },
  code: input.code?.toUpperCase() ?? null,
  partsOff: input.percentOff === undefined ? null : Math.round(input.percentOff * couponPartsOfPercent),
  ...{ amountOff: input.amountOff ?? null, currency: input.currency ?? null },
  ...{ duration: input.duration, periods: input.periods ?? null },
  ...{ maxRedemptions: input.maxRedemptions ?? null, timesRedeemed: 0 },
  redeemBy: input.redeemBy ? new Date(input.redeemBy) : null,
  ...{ oncePerCustomer: input.oncePerCustomer ?? false, retiredAt: null, createdAt },
})
