import type { Page } from '../../contract/answers.js'
import type {
  CouponRedemptionView,
  CouponView,
  CreateCoupon,
  ListCouponRedemptions,
  ListCoupons,
} from '../../contract/coupons.js'
import { type CallOptions, type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class Coupons {
  constructor(private readonly transport: Transport) {}

  create(input: CreateCoupon, options: KeyedCallOptions = {}): Promise<CouponView> {
    return this.transport.call({ method: 'POST', path: '/coupons', body: input, ...keyed(options) })
  }

  list<F extends keyof CouponView = keyof CouponView>(
    query: Partial<ListCoupons> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<CouponView, F>>> {
    return pageOf<CouponView, F>(this.transport, '/coupons', query, options)
  }

  all<F extends keyof CouponView = keyof CouponView>(
    query: Partial<ListCoupons> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<CouponView, F>> {
    return rowsOf<CouponView, F>(this.transport, '/coupons', query, options)
  }

  get<F extends keyof CouponView = keyof CouponView>(
    couponID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<CouponView, F>> {
    return rowOf<CouponView, F>(this.transport, pathOf(couponID), options)
  }

  redemptions<F extends keyof CouponRedemptionView = keyof CouponRedemptionView>(
    couponID: string,
    query: Partial<ListCouponRedemptions> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<CouponRedemptionView, F>>> {
    return pageOf<CouponRedemptionView, F>(this.transport, `${pathOf(couponID)}/redemptions`, query, options)
  }

  allRedemptions<F extends keyof CouponRedemptionView = keyof CouponRedemptionView>(
    couponID: string,
    query: Partial<ListCouponRedemptions> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<CouponRedemptionView, F>> {
    return rowsOf<CouponRedemptionView, F>(this.transport, `${pathOf(couponID)}/redemptions`, query, options)
  }

  /** It can no longer be redeemed; subscriptions that have it keep it. */
  retire(couponID: string, options: CallOptions = {}): Promise<CouponView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(couponID)}/retire`, ...options })
  }
}

const pathOf = (couponID: string) => `/coupons/${segment(couponID)}`
