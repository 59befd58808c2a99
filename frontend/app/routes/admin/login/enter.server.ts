import { clock } from '#contract/clock.js'
import { portalSessionMaxMs } from '#contract/limits.js'
import { session } from '#contract/messages/sign-in.js'
import type { PortalLoginView } from '#contract/portal-users.js'
import { preferencesOf } from '../../../api/preferences.server'
import { dropChallenge } from '../../../session/challenge.server'
import { keepDevice } from '../../../session/device.server'
import { keepPortalToken } from '../../../session/portal-session.server'
import { sameSitePath } from '../../../session/same-site'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, success } from '../../../session/toast.server'

export async function enter(context: Context, url: URL, { token, deviceToken }: PortalLoginView) {
  const until = new Date(clock.time() + portalSessionMaxMs).toISOString()
  const cookies = [
    await keepPortalToken(context, { token, until }),
    await keepDevice(context, { audience: 'portal', deviceToken }),
    await dropChallenge(context, 'portal'),
    ...(await preferencesOf(context, token)),
  ]
  const from = sameSitePath(url.searchParams.get('from'))
  const next = from?.startsWith('/admin/') ? from : '/admin/dashboard'
  return redirectWithToast(context, next, success(session.signedIn), ...cookies)
}
