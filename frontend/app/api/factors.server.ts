import { factorMethods } from '#contract/factor-limits.js'
import { redirect } from 'react-router'
import type { ClientLoginView } from '#contract/clients.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { secondFactor } from '#contract/messages/factors.js'
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

interface Asker {
  request: Request
  context: Context
}

export interface SentProof {
  code?: unknown
  credential?: unknown
}

export const isProof = ({ code, credential }: SentProof): boolean =>
  typeof credential === 'string' || (typeof code === 'string' && code.trim() !== '')

/** A wrong proof is told by the API; what else may have happened ends the sign-in. */
export const sentenceOfProof = (error: unknown): string =>
  error instanceof ApiError && error.status === 422 ? error.sentence : secondFactor.challengeInvalid

/** The answer of the sign-in that waited for this. Six digits are those of an app, anything else is a recovery code. */
export async function proveSecondFactor<Audience extends LoginAudience>(
  { request, context }: Asker,
  audience: Audience,
  proof: SentProof,
): Promise<Views[Audience]> {
  const held = await readChallenge(request, context, audience)
  const deviceToken = await readDevice(request, context, audience)
  const body = { challenge: held?.challenge ?? 'none', ...proofOf(proof) }
  return callApi<Views[Audience]>(context, { call: 'POST /account/second-factor', body, deviceToken })
}

function proofOf({ code, credential }: SentProof) {
  if (typeof credential === 'string') return { method: 'passkey', credential: credentialIn(credential) }
  return { method: /^[\d\s]+$/.test(String(code)) ? 'totp' : 'recovery_code', code }
}

/** As the browser wrote it; what is no JSON is for the API to refuse. */
export function credentialIn(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

export async function askPasskeyAtStep({ request, context }: Asker, audience: LoginAudience) {
  const held = await readChallenge(request, context, audience)
  const deviceToken = await readDevice(request, context, audience)
  const body = { challenge: held?.challenge ?? 'none' }
  return callApi(context, { call: 'POST /account/second-factor/options', body, deviceToken })
}

export async function codePage(error: unknown, context: Context, audience: LoginAudience, { search }: URL) {
  if (!(error instanceof ApiError) || !error.challenge) return null
  if (mustEnrol(error)) {
    const kept = await keepEnrolment(context, audience, error.challenge)
    return redirect(`${enrolmentPages[audience]}${search}`, { headers: setCookies(kept) })
  }
  const page = audience === 'client' ? '/client/login/code' : '/admin/login/code'
  const { challenge } = error
  const methods = factorMethods.filter((method) => error.methods.includes(method))
  const cookie = await keepChallenge(context, audience, { challenge, methods })
  return redirect(`${page}${search}`, { headers: setCookies(cookie) })
}
