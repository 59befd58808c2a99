import type { CouponRedemptionView, CouponView } from '#contract/coupons.js'
import type { CallableApi } from './calls.js'
import { makeBilling } from './invoices.js'

type Input = Record<string, unknown>

export const couponInput = (overrides: Input = {}) => ({
  ...('amountOff' in overrides ? { currency: 'EUR' } : { percentOff: 50 }),
  ...{ name: 'Spring sale', duration: 'once', ...overrides },
})

export const buildCoupon = (api: CallableApi, token: string, overrides: Input = {}): Promise<CouponView> =>
  makeBilling(api, token, '/coupons', couponInput(overrides))

/** The newest first. */
export async function redemptionsOf(
  api: CallableApi,
  token: string,
  { couponID }: CouponView,
): Promise<CouponRedemptionView[]> {
  return (await api.call('GET', `/coupons/${couponID}/redemptions?limit=100`, { token })).body.items
}
