import { PageCheckout } from './checkout.js'

/** `<gatehouse-button href="https://…/pay/…"><a href="…">Buy</a></gatehouse-button>`: without this script the link inside is followed. */
export function defineButton(base: string): void {
  if (customElements.get('gatehouse-button')) return
  customElements.define(
    'gatehouse-button',
    class extends HTMLElement {
      connectedCallback(): void {
        this.addEventListener('click', (event) => {
          const token = tokenOf(this.getAttribute('href'), base)
          if (!token || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          const tell = (name: string, detail: unknown) =>
            this.dispatchEvent(new CustomEvent(`gatehouse-${name}`, { bubbles: true, detail }))
          new PageCheckout(base, { clientSecret: token })
            .on('complete', (detail) => tell('complete', detail))
            .on('cancel', (detail) => tell('cancel', detail))
            .open()
        })
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
