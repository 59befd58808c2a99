import { Injectable } from '@nestjs/common'
import type { OfferedSavedMethodView, PayByLink } from '#contract/payment-links.js'
import { isSavedMethod } from '#contract/payment-methods.js'
import { SavedCharges } from '../saved-methods/saved-charges.js'
import { SavedMethodUnknown } from '../saved-methods/saved-methods.errors.js'
import type { SavedPaymentMethod } from '../saved-methods/saved-payment-method.entity.js'
import { isSession } from './checkout-session.view.js'
import type { PaymentLink } from './payment-link.entity.js'

/** The customer of a checkout session pays with a card that was saved before. A payment link goes to many people and offers none. */
@Injectable()
export class CheckoutSavedMethods {
  constructor(private readonly saved: SavedCharges) {}

  async of(link: PaymentLink): Promise<OfferedSavedMethodView[]> {
    const { clientID, mode, customerID, amount, currency } = link
    if (!offersSaved(link) || !customerID || !amount) return []
    return (await this.saved.offered({ clientID, mode, customerID, amount, currency })).flatMap(viewOffered)
  }
}

const offersSaved = (link: PaymentLink): boolean => isSession(link) && link.customerID !== null && link.purpose === null

/** Refuses a saved method where the link has no customer of its own. The payer says which one. */
export function requireOffersSaved(link: PaymentLink, { paymentMethod }: PayByLink): void {
  if (!isSavedMethod(paymentMethod)) return
  if (!offersSaved(link) || !paymentMethod.savedPaymentMethodID) throw new SavedMethodUnknown()
}

function viewOffered(method: SavedPaymentMethod): OfferedSavedMethodView[] {
  const { savedPaymentMethodID, cardBrand: brand, cardLast4: last4, expiryMonth, expiryYear } = method
  return brand && last4 ? [{ savedPaymentMethodID, card: { brand, last4, expiryMonth, expiryYear } }] : []
}
