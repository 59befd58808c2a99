import { redirect } from 'react-router'
import { session } from '#contract/messages/sign-in.js'
import { logOutClient } from '../../api/clients.server'
import { silently } from '../../api/silently.server'
import { dropClientToken, readClientToken } from '../../session/client-session.server'
import { dropTryItKey } from '../../session/try-it-key.server'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/logout'

/** Following a link must not sign anybody out. */
export const loader = () => redirect('/client/dashboard')

export async function action({ request, context }: Route.ActionArgs) {
  const held = await readClientToken(request, context)
  if (held) await silently(logOutClient(context, held.token), undefined)
  const cookies = [await dropClientToken(context), await dropTryItKey(context)]
  return redirectWithToast(context, '/client/login', success(session.signedOut), ...cookies)
}
