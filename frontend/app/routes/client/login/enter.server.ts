import type { ClientLoginView } from '#contract/clients.js'
import { session } from '#contract/messages/sign-in.js'
import { preferencesOf } from '../../../api/preferences.server'
import { dropChallenge } from '../../../session/challenge.server'
import { dropStatusToken, keepClientToken } from '../../../session/client-session.server'
import { keepDevice } from '../../../session/device.server'
import { asOwnPage } from '../../../session/language.server'
import { sameSitePath } from '../../../session/same-site'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, success } from '../../../session/toast.server'

export async function enter(context: Context, url: URL, view: Extract<ClientLoginView, { status: 'active' }>) {
  const { token, expiresAt: until, deviceToken } = view
  const preferences = await preferencesOf(context, token)
  const cookies = [
    await keepClientToken(context, { token, until }),
    await keepDevice(context, { audience: 'client', deviceToken }),
    await dropChallenge(context, 'client'),
    await dropStatusToken(context),
    ...preferences,
  ]
  const next = sameSitePath(url.searchParams.get('from')) ?? '/client/dashboard'
  const entered = await redirectWithToast(context, next, success(session.signedIn), ...cookies)
  return preferences.length > 0 ? asOwnPage(entered) : entered
}
