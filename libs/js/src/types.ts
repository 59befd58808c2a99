export type CheckoutFont = 'system' | 'sans' | 'serif' | 'mono'

export interface Appearance {
  /** A color such as `#0b6` or `#00bb66`. One without enough contrast is changed, and the console names the new one. */
  accent?: string
  /** Of corners, in pixels, 0 to 24. */
  radius?: number
  font?: CheckoutFont
  /** `page`: as the browser of the payer asks. */
  theme?: 'light' | 'dark' | 'page'
}

export interface CheckoutOptions {
  /** Of the checkout session, from your server. */
  clientSecret: string
  appearance?: Appearance
  /** `ar`, `en`, `es`, `fr` or `pt`; else the language of the browser. */
  language?: string
  /** Where a customer comes back to from a bank, on one of your return addresses; else the page itself. */
  returnURL?: string
}

export interface CheckoutEvents {
  ready: Record<string, never>
  /** Ask your server whether the session is complete: this event proves nothing. */
  complete: { checkoutSessionID: string | null }
  /** The payer closed the overlay without paying. */
  cancel: Record<string, never>
  error: { code: 'not_framed' | 'offline' | 'expired'; message: string }
  resize: { height: number }
}

export type EventName = keyof CheckoutEvents

/** What `gatehouse.js` adds to the page. */
export interface GatehouseScript {
  checkout(options: CheckoutOptions): Checkout
  /** The customer comes back from a bank, and the next checkout shows how the payment stands. */
  readonly isReturning: boolean
}

export interface Checkout {
  /** Takes the place of what is in the element, which comes back if the checkout does not load. */
  mount(place: string | Element): Checkout
  open(): Checkout
  unmount(): void
  on<Name extends EventName>(name: Name, hear: (event: CheckoutEvents[Name]) => void): Checkout
}
