import type { SessionPurpose } from './choices.js'
import type { Mode } from './modes.js'
import type { PaymentLinkStatus } from './payment-links.js'

/** GET /payment-links/:token/frame: for `/pay/embed/`, which shows a checkout on another page. */
export interface CheckoutFrameView {
  mode: Mode
  merchantName: string
  purpose: SessionPurpose
  status: PaymentLinkStatus
  /** Null for a payment link. */
  checkoutSessionID: string | null
  /** The merchant's page for payers in this mode is `/pay/you/<shop>`. */
  shop: string
  /** The client's return origins in this mode. Only pages on these can show the checkout in a frame. */
  origins: string[]
  /** With a client secret: the payment or setup in progress. */
  underWay: UnderWayView | null
}

export interface UnderWayView {
  kind: 'payments' | 'setups'
  id: string
}
