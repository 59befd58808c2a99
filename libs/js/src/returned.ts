interface Returned {
  secret: string
  path: string
  isOverlay: boolean
}

const overlayMark = '~overlay'

/** The payer comes back from a bank: our server put the payment behind `#`, and nobody else sees it there. */
function read(): Returned | undefined {
  const [whole, mark, secret, path] =
    /(~overlay)?~gatehouse=([\w-]{16,})\/((?:payments|setups)\/[\w-]+)$/.exec(location.hash) ?? []
  if (!whole || !secret || !path) return undefined
  const hash = location.hash.slice(0, -whole.length)
  history.replaceState(history.state, '', location.pathname + location.search + (hash === '#' ? '' : hash))
  return { secret, path, isOverlay: Boolean(mark) }
}

let returned = read()

export const isReturning = returned !== undefined

/** Whether a checkout with this secret was open over the page when the payer left. */
export const leftOverlay = (secret: string, isExact = false): boolean =>
  Boolean(returned?.isOverlay && (!isExact || returned.secret === secret))

/** One checkout goes on where the payer left. */
export function takeReturned(): Returned | undefined {
  const taken = returned
  returned = undefined
  return taken
}

/** Where a bank sends the payer back to. */
export function pageOf(asked: string | undefined, isOverlay: boolean): string {
  const page = new URL(asked ?? location.href, location.href)
  if (isOverlay) page.hash += overlayMark
  return page.href
}
