import { redirect } from 'react-router'
import type { ClientLoginView } from '#contract/clients.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import type { PortalLoginView } from '#contract/portal-users.js'
import { keepChallenge, readChallenge } from '../session/challenge.server'
import { setCookies } from '../session/cookies.server'
import { enrolmentPages, keepEnrolment } from '../session/enrolment.server'
import { readDevice } from '../session/device.server'
import type { Context } from '../session/site-context.server'
import { ApiError, callApi, mustEnrol } from './http.server'

interface Views {
  client: Extract<ClientLoginView, { status: 'active' }>
  portal: PortalLoginView
}

/** The answer of the sign-in that waited for this code. Six digits are those of an app, anything else is a recovery code. */
export async function proveSecondFactor<Audience extends LoginAudience>(
  { request, context }: { request: Request; context: Context },
  audience: Audience,
  code: string,
): Promise<Views[Audience]> {
  const challenge = (await readChallenge(request, context, audience)) ?? 'none'
  const method = /^[\d\s]+$/.test(code) ? 'totp' : 'recovery_code'
  const deviceToken = await readDevice(request, context, audience)
  const body = { challenge, method, code }
  return callApi<Views[Audience]>(context, { call: 'POST /account/second-factor', body, deviceToken })
}

/** Where the code is asked for, if that is why a sign-in was refused. */
export async function codePage(error: unknown, context: Context, audience: LoginAudience, { search }: URL) {
  if (!(error instanceof ApiError) || !error.challenge) return null
  if (mustEnrol(error)) {
    const kept = await keepEnrolment(context, audience, error.challenge)
    return redirect(`${enrolmentPages[audience]}${search}`, { headers: setCookies(kept) })
  }
  const page = audience === 'client' ? '/client/login/code' : '/admin/login/code'
  return redirect(`${page}${search}`, { headers: setCookies(await keepChallenge(context, audience, error.challenge)) })
}
