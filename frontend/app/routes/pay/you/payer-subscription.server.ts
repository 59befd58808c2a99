import type { PayerAccessView } from '#contract/payer-access.js'
import type { PayerSubscriptionView } from '#contract/billing-portal.js'
import { findPayerSubscription } from '../../../api/billing-portal.server'
import { findPayer } from '../../../api/payer-access.server'
import type { Context } from '../../../session/site-context.server'

interface Params {
  shop: string
  subscriptionID: string
}

export interface Found {
  token: string
  payer: PayerAccessView
  subscription: PayerSubscriptionView | null
}

/** null: there is no session. */
export async function findOwn(request: Request, context: Context, params: Params): Promise<Found | null> {
  const found = await findPayer(request, context, params.shop)
  return found && { ...found, subscription: await findPayerSubscription(context, found.token, params.subscriptionID) }
}

/** What pages show of it; the token of the session stays on the server. */
export const shownOf = (found: Found | null) => ({
  payer: found?.payer ?? null,
  subscription: found?.subscription ?? null,
})

export const statusOf = (found: Found | null): number => (found?.subscription ? 200 : found ? 404 : 401)
