import { PageCheckout } from './checkout.js'
import { leftOverlay } from './returned.js'

/** `<gatehouse-button href="https://…/pay/…"><a href="…">Buy</a></gatehouse-button>`: without this script the link inside is followed. */
export function defineButton(base: string): void {
  if (customElements.get('gatehouse-button')) return
  customElements.define(
    'gatehouse-button',
    class extends HTMLElement {
      connectedCallback(): void {
        this.addEventListener('click', this)
        const token = tokenOf(this.getAttribute('href'), base)
        if (token && leftOverlay(token, true)) this.show(token)
      }

      disconnectedCallback(): void {
        this.removeEventListener('click', this)
      }

      handleEvent(event: MouseEvent): void {
        const token = tokenOf(this.getAttribute('href'), base)
        if (!token || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        this.show(token)
      }

      private show(token: string): void {
        const tell = (name: string, detail: unknown) =>
          this.dispatchEvent(new CustomEvent(`gatehouse-${name}`, { bubbles: true, detail }))
        const checkout = new PageCheckout(base, { clientSecret: token }, true)
        for (const name of ['complete', 'cancel', 'error'] as const) checkout.on(name, (detail) => tell(name, detail))
        checkout.open()
      }
    },
  )
}

/** Of a payment link of ours; any other address is followed as a link. */
function tokenOf(href: string | null, base: string): string | null {
  if (!href || !URL.canParse(href, base)) return null
  const { origin, pathname } = new URL(href, base)
  return origin === new URL(base).origin ? (/^\/pay\/([\w-]{32})$/.exec(pathname)?.[1] ?? null) : null
}
