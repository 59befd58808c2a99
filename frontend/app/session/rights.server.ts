import type { GatedCall } from '#contract/generated/calls.js'
import * as words from '#contract/messages/frame.js'
import { portalUser } from './portal-session.server'
import type { Context } from './site-context.server'
import { failure, redirectWithToast } from './toast.server'

/** Whether the gate would let this member of staff make the call. */
export function may(context: Context, call: GatedCall): boolean {
  const { isAdmin, routes } = context.get(portalUser)
  return isAdmin || routes.includes(call)
}

/** For what only administrators may do, whatever their roles cover. */
export async function requireAdministrator(context: Context): Promise<void> {
  if (context.get(portalUser).isAdmin) return
  throw await redirectWithToast(context, '/admin/dashboard', failure(words.onlyAnAdministratorMayDo))
}
