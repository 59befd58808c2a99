import type { CheckoutView } from '#contract/payment-links.js'
import type { OfferView } from '#contract/offers.js'
import { hasFields } from './fields'

export interface Shown {
  /** The one that is open; null: nothing can be paid here. */
  offer: OfferView | null
  others: OfferView[]
}

/**
 * The offer that the payer asked for, else the first one, or after a failure the one after that which failed. What no script of ours
 * can draw is not offered.
 */
export function shownOf({ offers }: CheckoutView, asked: string | null, failed: string | null): Shown {
  const able = (offers ?? []).filter((offer) => offer.kind !== 'fields' || hasFields(offer))
  const idAt = (id: string | null) => able.findIndex(({ processorAccountID }) => processorAccountID === id)
  const at = idAt(asked) >= 0 ? idAt(asked) : (idAt(failed) + 1) % Math.max(able.length, 1)
  const offer = able[at] ?? null
  return { offer, others: able.filter((one) => one !== offer) }
}
