export interface Returned {
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

/** Of all checkouts on this page. */
const secrets = new Set<string>()

export const announce = (secret: string): void => void secrets.add(secret)

export const isReturnedWaiting = (): boolean => returned !== undefined

/** Its own checkout goes on where the payer left. The first one does if the page has made a new session meanwhile. */
const isFor = (of: Returned, secret: string, isExact: boolean) =>
  of.secret === secret || !(isExact || secrets.has(of.secret))

/** Whether a checkout with this secret was open over the page when the payer left. */
export const leftOverlay = (secret: string, isExact: boolean): boolean =>
  Boolean(returned?.isOverlay && isFor(returned, secret, isExact))

export function takeReturned(secret: string, isExact: boolean): Returned | undefined {
  if (!returned || !isFor(returned, secret, isExact)) return undefined
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
