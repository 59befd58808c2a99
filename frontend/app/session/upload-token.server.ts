import { readClientToken, readStatusToken } from './client-session.server'
import { readLastPortalToken } from './portal-session.server'
import type { Context } from './site-context.server'

/** Who sends a file, before a byte of it is read; null: nobody. */
export async function uploadTokenOf(request: Request, context: Context): Promise<string | null> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/admin/')) return (await readLastPortalToken(request, context))?.token ?? null
  if (pathname.startsWith('/client/pending-approval/')) return readStatusToken(request, context)
  return (await readClientToken(request, context))?.token ?? null
}
