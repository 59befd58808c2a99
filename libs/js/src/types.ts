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

export interface Checkout {
  mount(place: string | Element): Checkout
  open(): Checkout
  unmount(): void
  on<Name extends EventName>(name: Name, hear: (event: CheckoutEvents[Name]) => void): Checkout
}
