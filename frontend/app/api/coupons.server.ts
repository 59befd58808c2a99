import type { CouponState } from '#contract/billing-choices.js'
import type { CreateCoupon } from '#contract/coupons.js'
import type { Context } from '../session/site-context.server'
import { allPages } from './all-pages.server'
import { callAsClient } from './as-client.server'

const pageSize = 100

type CouponQuery = {
  q?: string
  state?: CouponState
  cursor?: string | null
  limit?: number
}

export const listOwnCoupons = (context: Context, query: CouponQuery) =>
  callAsClient(context, { call: 'GET /coupons', query })

/** Those that can be redeemed. */
export const allOwnCoupons = (context: Context) =>
  allPages((cursor) => listOwnCoupons(context, { state: 'active', cursor, limit: pageSize }))

export const loadOwnCoupon = (context: Context, couponID: string) =>
  callAsClient(context, { call: 'GET /coupons/:couponID', params: { couponID } })

export const listOwnRedemptions = (context: Context, couponID: string, cursor: string | null) =>
  callAsClient(context, { call: 'GET /coupons/:couponID/redemptions', params: { couponID }, query: { cursor } })

/** @param key of the form: sent twice, it creates one coupon */
export const createOwnCoupon = (context: Context, body: CreateCoupon, key: string) =>
  callAsClient(context, { call: 'POST /coupons', body, idempotencyKey: key })

export const retireOwnCoupon = (context: Context, couponID: string) =>
  callAsClient(context, { call: 'POST /coupons/:couponID/retire', params: { couponID } })
