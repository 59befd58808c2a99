import { addressOf, checkOptions, type Frame, frameOf, type Said } from './frame.js'
import { type Overlay, overlayOf } from './overlay.js'
import { announce, leftOverlay, type Returned, takeReturned } from './returned.js'
import type { Checkout, CheckoutEvents, CheckoutOptions, EventName } from './types.js'

type Hearer = (event: never) => void

const answerMs = 8_000

/** One checkout, which is in one place of the page at a time. */
export class PageCheckout implements Checkout {
  private readonly hearers: [name: EventName, hear: Hearer][] = []
  private frame: Frame | undefined
  private overlay: Overlay | undefined
  private waiting: ReturnType<typeof setTimeout> | undefined
  private parent: Element | undefined
  /** What the merchant shows where the checkout cannot be shown. */
  private instead: Node[] = []
  private isReady = false
  private isBusy = false
  private isComplete = false
  private question = 'Your payment is being processed. Close anyway?'

  constructor(
    private readonly base: string,
    private readonly options: CheckoutOptions,
    private readonly isExact = false,
  ) {
    checkOptions(options)
    announce(options.clientSecret)
    // The page has added its listeners by then, or has mounted the checkout itself.
    queueMicrotask(() => this.reopen())
  }

  on<Name extends EventName>(name: Name, hear: (event: CheckoutEvents[Name]) => void): Checkout {
    this.hearers.push([name, hear])
    return this
  }

  mount(place: string | Element): Checkout {
    const parent = typeof place === 'string' ? document.querySelector(place) : place
    if (!parent) throw new Error(`Gatehouse: there is no ${String(place)} on this page`)
    const { element } = this.begin(false)
    this.parent = parent
    this.instead = [...parent.childNodes]
    parent.replaceChildren(element)
    return this
  }

  open(): Checkout {
    this.overlay = overlayOf(this.begin(true).element, () => this.leave())
    return this
  }

  /** Takes the payment at once, so that no other checkout opens as well. */
  private reopen(): void {
    const { clientSecret } = this.options
    if (this.frame || !leftOverlay(clientSecret, this.isExact)) return
    const returned = this.takeReturned()
    this.overlay = overlayOf(this.begin(true, () => returned).element, () => this.leave())
  }

  unmount(): void {
    clearTimeout(this.waiting)
    this.overlay?.remove()
    this.frame?.remove()
    this.parent?.append(...this.instead)
    this.overlay = this.frame = this.parent = undefined
    this.instead = []
    this.isReady = this.isBusy = this.isComplete = false
  }

  private begin(isOverlay: boolean, returned = () => this.takeReturned()): Frame {
    this.unmount()
    const loaded = () => {
      clearTimeout(this.waiting)
      if (!this.isReady) this.waiting = setTimeout(() => this.complain(), answerMs)
    }
    const address = () => addressOf(this.base, this.options, isOverlay, returned())
    this.frame = frameOf(this.base, address, (said) => this.take(said), loaded)
    return this.frame
  }

  private takeReturned(): Returned | undefined {
    return takeReturned(this.options.clientSecret, this.isExact)
  }

  private take(said: Said): void {
    if (said.type === 'ready') this.begun(said)
    else if (said.type === 'page') this.reveal()
    else if (said.type === 'busy') this.isBusy = said.isBusy
    else if (said.type === 'escape') this.escape()
    else if (said.type === 'expired') this.tell('error', { code: 'expired', message: 'The session has expired' })
    else if (said.type === 'resize') this.resize(said.height)
    else if (said.type === 'complete' && !this.isComplete) {
      this.isComplete = true
      this.tell('complete', { checkoutSessionID: said.checkoutSessionID })
    }
  }

  private begun({ title, close, leave, warning }: Extract<Said, { type: 'ready' }>): void {
    clearTimeout(this.waiting)
    this.question = leave
    if (this.frame) this.frame.element.title = title
    this.overlay?.name(title, close)
    // A form that is sent without scripts draws the page anew.
    if (this.isReady) return this.reveal()
    this.isReady = true
    for (const node of this.instead) node.parentNode?.removeChild(node)
    if (warning) console.warn(`Gatehouse: ${warning}`)
    if (this.overlay) this.frame?.element.focus({ preventScroll: true })
    this.tell('ready', {})
  }

  /** A shorter page would otherwise stand above what is in view. */
  private reveal(): void {
    const element = this.frame?.element
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView()
  }

  private resize(height: number): void {
    if (!this.frame || !Number.isFinite(height)) return
    this.frame.element.style.height = `${height}px`
    this.tell('resize', { height })
  }

  private escape(): void {
    if (this.overlay) this.leave()
  }

  /** Only the overlay can be left. */
  private leave(): void {
    if (this.isBusy && !confirm(this.question)) return
    const isComplete = this.isComplete
    this.unmount()
    if (!isComplete) this.tell('cancel', {})
  }

  private complain(): void {
    const code = navigator.onLine ? 'not_framed' : 'offline'
    const message = navigator.onLine
      ? `The checkout did not load. Is ${location.origin} one of your return addresses in this mode, and is the client secret of an open session?`
      : 'The checkout did not load because the browser is offline.'
    console.error(`Gatehouse: ${message}`)
    this.parent?.prepend(...this.instead)
    this.tell('error', { code, message })
  }

  private tell<Name extends EventName>(name: Name, event: CheckoutEvents[Name]): void {
    for (const [heard, hear] of this.hearers) if (heard === name) hear(event as never)
  }
}
