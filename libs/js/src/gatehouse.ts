import { defineButton } from './button.js'
import { PageCheckout } from './checkout.js'
import type { Checkout, CheckoutOptions } from './types.js'

// Where this file came from is where the checkout is.
const base = new URL((document.currentScript as HTMLScriptElement).src).origin

defineButton(base)

export { isReturning } from './returned.js'
export const checkout = (options: CheckoutOptions): Checkout => new PageCheckout(base, options)
