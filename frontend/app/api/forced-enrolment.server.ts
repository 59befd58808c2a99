import { data, redirect } from 'react-router'
import type { ClientLoginView } from '#contract/clients.js'
import { clock } from '#contract/clock.js'
import type { ConfirmedFactorView, NewTotpView } from '#contract/factors.js'
import { portalSessionMaxMs } from '#contract/limits.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import * as words from '#contract/messages/enrolment.js'
import type { PortalLoginView } from '#contract/portal-users.js'
import { clientSession, keepClientToken, readClientToken } from '../session/client-session.server'
import { setCookies } from '../session/cookies.server'
import { keepDevice } from '../session/device.server'
import { dropEnrolment, readEnrolment } from '../session/enrolment.server'
import { readForm } from '../session/form.server'
import { keepPortalToken, portalSession, readPortalSession } from '../session/portal-session.server'
import { sameSitePath } from '../session/same-site'
import { type Context, siteContext } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import { ApiError, asksForProof, type Call, callApi } from './http.server'
import { renewedCookie } from './portal-users.server'

interface Enrolling {
  request: Request
  context: Context
  url: URL
  audience: LoginAudience
}

type OwnCall = Extract<Call, { call: `POST /account/${string}`; params?: undefined }>

interface Begun {
  factorID: string
  secret: string
  qr: string
}

export interface EnrolmentAnswer {
  /** What the app scans, and the same sealed, for the form to bring it back. */
  begun?: Begun & { sealed: string }
  needsPassword?: boolean
  fields?: Record<string, string>
  sentence?: string
  recoveryCodes?: string[]
  next?: string
}

const loginPages = { client: '/client/login', portal: '/admin/login' } as const
const homes = { client: '/client/dashboard', portal: '/admin/dashboard' } as const

/** Without a right password, or a session, there is nobody to set it up for. */
export async function requireEnrolling({ request, context, url, audience }: Enrolling): Promise<void> {
  if (await readEnrolment(request, context, audience)) return
  const session =
    audience === 'client' ? await readClientToken(request, context) : await readPortalSession(request, context)
  if (!session) throw redirect(`${loginPages[audience]}${url.search}`)
}

export async function enrolByForm(enrolling: Enrolling) {
  const { context, audience } = enrolling
  await requireEnrolling(enrolling)
  const { input } = await readForm(enrolling.request.clone())
  const begun = typeof input.sealed === 'string' ? openedOf(context, input.sealed) : null
  const cookies = async () => (audience === 'portal' ? renewedCookie(context) : [])
  try {
    if (begun) return await confirm(enrolling, begun, String(input.code ?? ''))
    if (typeof input.password === 'string')
      await ask(enrolling, { call: 'POST /account/step-up', body: { password: input.password } })
    const { factorID, secret, qr } = await ask<NewTotpView>(enrolling, { call: 'POST /account/factors/totp' })
    const answer = { begun: sealedWith(context, { factorID, secret, qr }) }
    return data<EnrolmentAnswer>(answer, { headers: setCookies(...(await cookies())) })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, fields } = error
    const headers = setCookies(...(await cookies()))
    if (asksForProof(error)) return data<EnrolmentAnswer>({ needsPassword: true }, { status, headers })
    const sentence = Object.keys(fields).length > 0 ? undefined : error.sentence || words.failed
    const again = begun && { begun: sealedWith(context, begun) }
    const needsPassword = !begun && typeof input.password === 'string'
    return data<EnrolmentAnswer>({ ...again, needsPassword, fields, sentence }, { status, headers })
  }
}

async function confirm(enrolling: Enrolling, { factorID }: Begun, code: string) {
  const { context, url, audience } = enrolling
  const call = { call: 'POST /account/factors/totp/confirm', body: { factorID, code } } as const
  const { recoveryCodes = [], signIn } = await ask<ConfirmedFactorView>(enrolling, call)
  const from = sameSitePath(url.searchParams.get('from'))
  const area = audience === 'client' ? '/client/' : '/admin/'
  const next = from?.startsWith(area) ? from : homes[audience]
  const signedIn = signIn ? await signedInBy(context, audience, signIn) : []
  const renewed = audience === 'portal' ? await renewedCookie(context) : []
  const headers = setCookies(...signedIn, ...renewed, await dropEnrolment(context, audience))
  return data<EnrolmentAnswer>({ recoveryCodes, next }, { headers })
}

async function signedInBy(
  context: Context,
  audience: LoginAudience,
  signIn: ClientLoginView | PortalLoginView,
): Promise<string[]> {
  if (!('token' in signIn)) return []
  const { token, deviceToken } = signIn
  const device = await keepDevice(context, { audience, deviceToken })
  if (audience === 'client') return [await keepClientToken(context, { token, until: signIn.expiresAt }), device]
  const until = new Date(clock.time() + portalSessionMaxMs).toISOString()
  return [await keepPortalToken(context, { token, until }), device]
}

async function ask<T>({ request, context, audience }: Enrolling, call: OwnCall): Promise<T> {
  const challenge = await readEnrolment(request, context, audience)
  if (challenge) return callApi<T>(context, { ...call, token: challenge })
  if (audience === 'client') {
    const held = await readClientToken(request, context)
    if (held) context.set(clientSession, { ...held, origin: '', client: null })
    return callAsClient<T>(context, call)
  }
  if (!context.get(portalSession)) context.set(portalSession, await readPortalSession(request, context))
  return callAsStaff<T>(context, call)
}

const purpose = 'enrolment'

const sealedWith = (context: Context, begun: Begun) => ({
  ...begun,
  sealed: context.get(siteContext).keptForms.seal(purpose, JSON.stringify(begun)),
})

function openedOf(context: Context, sealed: string): Begun | null {
  try {
    return JSON.parse(context.get(siteContext).keptForms.open(purpose, sealed)) as Begun
  } catch {
    return null
  }
}
