import { isReturnedWaiting, pageOf, type Returned } from './returned.js'
import type { CheckoutOptions } from './types.js'

/** What our page inside of the frame says. */
export type Said =
  | { type: 'ready'; title: string; close: string; leave: string; warning: string | null }
  | { type: 'page' }
  | { type: 'resize'; height: number }
  | { type: 'busy'; isBusy: boolean }
  | { type: 'escape' }
  | { type: 'complete'; checkoutSessionID: string | null }
  | { type: 'expired' }

export interface Frame {
  element: HTMLIFrameElement
  remove(): void
}

const newNonce = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (one) => one.toString(36)).join('')

/** Listens to this one frame, in which alone the nonce is known. */
export function frameOf(base: string, addressOf: () => URL, hear: (said: Said) => void, loaded: () => void): Frame {
  const element = document.createElement('iframe')
  const nonce = newNonce()
  let isRemoved = false
  const take = ({ source, origin, data }: MessageEvent<Said & { gatehouse?: string }>) => {
    if (source !== element.contentWindow || origin !== base || data?.gatehouse !== nonce) return
    hear(data)
  }
  const begin = () => {
    if (isRemoved) return
    const address = addressOf()
    address.searchParams.set('nonce', nonce)
    address.searchParams.set('origin', location.origin)
    element.addEventListener('load', loaded)
    element.src = address.href
  }
  addEventListener('message', take)
  element.title = 'Checkout'
  element.allow = 'payment'
  Object.assign(element.style, { width: '100%', height: '320px', border: '0', display: 'block', colorScheme: 'normal' })
  // The page may be about to make the checkout that the payer left from.
  if (isReturnedWaiting()) queueMicrotask(begin)
  else begin()
  return {
    element,
    remove() {
      isRemoved = true
      removeEventListener('message', take)
      element.remove()
    },
  }
}

export function checkOptions({ clientSecret }: CheckoutOptions): void {
  if (typeof clientSecret !== 'string' || !/^[\w-]{16,}$/.test(clientSecret))
    throw new TypeError('Gatehouse.checkout: clientSecret is missing or not a client secret')
}

export function addressOf(
  base: string,
  options: CheckoutOptions,
  isOverlay: boolean,
  returned: Returned | undefined,
): URL {
  const { clientSecret, appearance = {}, language, returnURL } = options
  const { accent, radius, font, theme } = appearance
  const address = new URL(`/pay/embed/${returned ? `${returned.secret}/${returned.path}` : clientSecret}`, base)
  // The page may have made a new session meanwhile: the payer goes on with that one after a payment that failed.
  const next = returned && clientSecret
  const page = pageOf(returnURL, isOverlay)
  const view = isOverlay ? 'overlay' : undefined
  for (const [name, value] of Object.entries({ accent, radius, font, theme, language, page, view, for: next }))
    if (value !== undefined) address.searchParams.set(name, String(value))
  return address
}
