import { isFramePage } from '#contract/payer.js'
import { loadCheckoutFrame } from '../../api/checkout.server'
import type { Context } from '../../session/site-context.server'

/** The address may name any page: only one of the client's return origins is passed on. */
export function readFramePage(asked: string | null, origins: string[]): string | null {
  return asked !== null && isFramePage(asked) && origins.includes(new URL(asked).origin) ? asked : null
}

/** Without a page that is allowed, a payer who was at a bank comes back to our own page. */
export async function framePageOf(context: Context, token: string, url: URL): Promise<{ pageURL?: string }> {
  const { origins } = await loadCheckoutFrame(context, token)
  const pageURL = readFramePage(url.searchParams.get('page'), origins)
  return pageURL === null ? {} : { pageURL }
}
