import type { PortalLoginView } from '#contract/portal-users.js'
import { redirect } from 'react-router'
import type { BegunSignOnView } from '#contract/identity-providers.js'
import { readDevice } from '../session/device.server'
import { type HeldSignOn, keepSignOn, readSignOn } from '../session/sign-on.server'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { callApi } from './http.server'
import { silently } from './silently.server'

export const listSignOns = async (context: Context) =>
  (await silently(callApi(context, { call: 'GET /account/single-sign-on' }), { providers: [] })).providers

interface Visit {
  request: Request
  context: Context
}

/** To the provider, with what ties the way back to this browser in a cookie. */
export async function leadToProvider({ request, context }: Visit, providerID: string, from: string | null) {
  const browserToken = (await readSignOn(request, context))?.browserToken
  const body = { providerID, ...(browserToken && { browserToken }) }
  const begun = await callApi(context, { call: 'POST /account/single-sign-on', body })
  return onTheWay(context, begun, { purpose: 'sign_in', from })
}

export async function leadToProviderAgain({ request, context }: Visit) {
  const browserToken = (await readSignOn(request, context))?.browserToken
  const body = browserToken ? { browserToken } : {}
  const begun = await callAsStaff(context, { call: 'POST /account/single-sign-on/step-up', body })
  return onTheWay(context, begun, { purpose: 'step_up', from: null })
}

async function onTheWay(
  context: Context,
  { url, browserToken }: BegunSignOnView,
  about: Omit<HeldSignOn, 'browserToken'>,
) {
  return redirect(url, { headers: { 'Set-Cookie': await keepSignOn(context, { browserToken, ...about }) } })
}

export async function finishSignOn({ request, context }: Visit, answer: string, { browserToken }: HeldSignOn) {
  const deviceToken = await readDevice(request, context, 'portal')
  const body = { answer, browserToken }
  return callApi<PortalLoginView>(context, { call: 'POST /account/single-sign-on/finish', body, deviceToken })
}

export const finishSignOnStepUp = (context: Context, answer: string, { browserToken }: HeldSignOn) =>
  callAsStaff(context, { call: 'POST /account/single-sign-on/step-up/finish', body: { answer, browserToken } })

/** Where the session at the provider ends too; null: there is none. */
export const signOutEverywhere = async (context: Context, token: string) =>
  (await callApi(context, { call: 'POST /account/single-sign-on/logout', token })).signOutUrl
