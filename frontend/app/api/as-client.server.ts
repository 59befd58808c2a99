import { redirect } from 'react-router'
import type { CallAnswers } from '#contract/generated/call-answers.js'
import type { ApiCall } from '#contract/generated/calls.js'
import {
  type ClientSession,
  clientSession,
  dropClientToken,
  keepStatusToken,
  signedInClient,
} from '../session/client-session.server'
import { setCookies } from '../session/cookies.server'
import { enrolmentPage } from '../session/enrolment.server'
import { signInPage } from '../session/sign-in-page'
import type { Context } from '../session/site-context.server'
import { ApiError, asksForProof, type Call, type CallOf, callApi, mustEnrol, streamFromApi } from './http.server'
import { inModeOfPages } from './in-mode.server'

/** An account that is not active any more goes to the waiting page, which may still ask with the same token. */
export function callAsClient<Route extends ApiCall>(
  context: Context,
  call: CallOf<Route, 'clientID'>,
): Promise<CallAnswers[Route]>
export function callAsClient<T>(context: Context, call: Call<'clientID'>): Promise<T>
export function callAsClient(context: Context, call: Call<'clientID'>): Promise<unknown> {
  return asClient(context, (token) => callApi<unknown>(context, { ...ofOwnClient(context, call), token }))
}

export const fileAsClient = (context: Context, call: Call<'clientID'>): Promise<Response> =>
  asClient(context, (token) => streamFromApi(context, { ...ofOwnClient(context, call), token }))

async function asClient<T>(context: Context, ask: (token: string) => Promise<T>): Promise<T> {
  const session = context.get(clientSession)
  if (!session) throw new Error('This route stands outside the guard of the client area')
  try {
    return await ask(session.token)
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw await toSignIn(context, session)
    if (error instanceof ApiError && error.code === 'ACCOUNT_DISABLED') throw await toWaiting(context, session.token)
    if (mustEnrol(error)) throw toEnrolment(session)
    if (asksForProof(error)) session.missingProof = error.methods
    throw error
  }
}

function ofOwnClient(context: Context, call: Call<'clientID'>): Call {
  if (!call.call.includes(':clientID')) return inModeOfPages(context, call as Call)
  const { clientID } = signedInClient(context).client
  return inModeOfPages(context, { ...call, params: { ...call.params, clientID } } as Call)
}

function toEnrolment(session: ClientSession) {
  session.mustEnrol = true
  return redirect(enrolmentPage('client', session.origin))
}

async function toSignIn(context: Context, session: ClientSession) {
  session.hasEnded = true
  return redirect(signInPage('/client/login', session.origin, 'yes'), {
    headers: setCookies(await dropClientToken(context)),
  })
}

export const toWaiting = async (context: Context, token: string) =>
  redirect('/client/pending-approval', {
    headers: setCookies(await dropClientToken(context), await keepStatusToken(context, token)),
  })
