import type { ConfirmedFactorView, ConfirmTotp, NewTotpView, RenameFactor } from '#contract/factors.js'
import type { Context } from '../session/site-context.server'
import { timeZones } from '../session/time-zone.server'
import { callAsPerson, isMerchant } from './as-person.server'
import type { Call } from './http.server'
import { listOwnSessions } from './own-sessions.server'
import { passkeyPlace } from './passkeys.server'
import { readPreferences } from './preferences.server'
import { silently } from './silently.server'

const newest = 5

/** Who asks: a session, or whoever must enrol before there is one. */
export type Ask = <T>(call: Call) => Promise<T>

export const askAs =
  (context: Context): Ask =>
  <T>(call: Call) =>
    callAsPerson<T>(context, call)

export const listOwnFactors = (context: Context) => callAsPerson(context, { call: 'GET /account/factors' })

export const beginTotp = (ask: Ask) => ask<NewTotpView>({ call: 'POST /account/factors/totp' })

export const confirmTotp = (ask: Ask, body: ConfirmTotp) =>
  ask<ConfirmedFactorView>({ call: 'POST /account/factors/totp/confirm', body })

export const renameFactor = (context: Context, factorID: string, body: RenameFactor) =>
  callAsPerson(context, { call: 'PUT /account/factors/:factorID', params: { factorID }, body })

export const removeFactor = (context: Context, factorID: string) =>
  callAsPerson(context, { call: 'DELETE /account/factors/:factorID', params: { factorID } })

export const renewRecoveryCodes = (context: Context) => callAsPerson(context, { call: 'POST /account/recovery-codes' })

export const listSecurityLog = (context: Context, cursor: string | null, limit?: number) =>
  callAsPerson(context, { call: 'GET /account/security-log', query: { cursor, limit } })

export const changeOwnPassword = (context: Context, body: { currentPassword: string; newPassword: string }) =>
  callAsPerson(context, {
    call: isMerchant(context) ? 'POST /clients/me/password' : 'POST /portal-users/me/password',
    body,
  })

export async function loadOwnProofs(context: Context, url: URL) {
  const [preferences, factors, sessions, log] = await Promise.all([
    silently(readPreferences(context), null),
    silently(listOwnFactors(context), null),
    silently(listOwnSessions(context), null),
    silently(listSecurityLog(context, null, newest), null),
  ])
  const place = passkeyPlace(context, url)
  return { factors, sessions: sessions?.items ?? null, log: log?.items ?? null, place, timeZones, preferences }
}
