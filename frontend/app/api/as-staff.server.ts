import { createHmac } from 'node:crypto'
import { redirect } from 'react-router'
import type { CallAnswers } from '#contract/generated/call-answers.js'
import type { ApiCall } from '#contract/generated/calls.js'
import { setCookies } from '../session/cookies.server'
import { dropPortalToken, type PortalSession, portalSession } from '../session/portal-session.server'
import { enrolmentPage } from '../session/enrolment.server'
import { signInPage } from '../session/sign-in-page'
import { type Context, siteContext } from '../session/site-context.server'
import { ApiError, asksForProof, type Call, type CallOf, callApi, mustEnrol, streamFromApi } from './http.server'
import { inModeOfPages } from './in-mode.server'

/** A 401 renews the token once for all calls of this request; if that fails, the session ends at the sign-in page. */
export function callAsStaff<Route extends ApiCall>(context: Context, call: CallOf<Route>): Promise<CallAnswers[Route]>
export function callAsStaff<T>(context: Context, call: Call): Promise<T>
export function callAsStaff(context: Context, call: Call): Promise<unknown> {
  return asStaff(context, (token) => callApi<unknown>(context, { ...inModeOfPages(context, call), token }))
}

export const fileAsStaff = (context: Context, call: Call): Promise<Response> =>
  asStaff(context, (token) => streamFromApi(context, { ...inModeOfPages(context, call), token }))

async function asStaff<T>(context: Context, ask: (token: string) => Promise<T>): Promise<T> {
  const session = context.get(portalSession)
  if (!session) throw new Error('This route stands outside the guard of the admin area')
  try {
    return await ask(session.token).catch(async (error: unknown) => {
      if (!isUnauthorized(error)) throw error
      session.renewal ??= renew(context, session)
      await session.renewal
      return ask(session.token)
    })
  } catch (error) {
    if (isUnauthorized(error) || isDisabled(error)) throw await toSignIn(context, session)
    if (mustEnrol(error)) throw toEnrolment(session)
    if (asksForProof(error)) session.missingProof = error.methods
    throw error
  }
}

async function renew(context: Context, session: PortalSession) {
  try {
    const { token } = await callApi(context, {
      call: 'POST /portal-users/refresh-token',
      body: { token: session.token },
      requestID: refreshNameOf(context, session),
    })
    session.token = token
  } catch (error) {
    if (error instanceof ApiError) throw new ApiError(401, error.code, error.sentence, {}, error.requestId)
    throw error
  }
}

/** Pages opened at one moment name their refresh alike, on whichever replica, so that each gets the new token. */
const refreshNameOf = (context: Context, { token, deviceToken }: PortalSession): string =>
  createHmac('sha256', context.get(siteContext).cookieSecrets[0] ?? '')
    .update(`refresh ${token} ${deviceToken ?? ''}`)
    .digest('base64url')

function toEnrolment(session: PortalSession) {
  session.mustEnrol = true
  return redirect(enrolmentPage('portal', session.origin))
}

async function toSignIn(context: Context, session: PortalSession) {
  session.hasEnded = true
  return redirect(signInPage('/admin/login', session.origin, session.origin ? 'yes' : null), {
    headers: setCookies(await dropPortalToken(context)),
  })
}

const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401
const isDisabled = (error: unknown) => error instanceof ApiError && error.code === 'ACCOUNT_DISABLED'
