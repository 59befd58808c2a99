import type { SaveApiUser } from '#contract/api-users.js'
import * as words from '#contract/messages/calls.js'
import { signedInClient } from '../session/client-session.server'
import { apiAddress, type Context, siteContext } from '../session/site-context.server'
import type { TryItKey } from '../session/try-it-key.server'
import { createOwnApiUser, listOwnApiUsers, regenerateOwnApiKey, updateOwnApiUser } from './api-users.server'
import { findOnPages } from './find-on-pages.server'
import { ApiError, callApi } from './http.server'

/** The merchant sees and deletes it like every other API user; deleted, its token ends at once. */
export const tryItName = () => words.tryItReference

/** Traded for a token at once, so that key and secret are kept nowhere; one such API user for each merchant. */
export async function makeTryItKey(context: Context, roleID: string): Promise<TryItKey> {
  const { clientID, emailAddress, phoneNumber } = signedInClient(context).client
  const input: SaveApiUser = {
    developerName: tryItName(),
    developerEmailAddress: emailAddress,
    developerPhoneNumber: phoneNumber ?? '',
    roleID,
  }
  const known = await findOnPages(
    (cursor) => listOwnApiUsers(context, cursor),
    ({ developerName }) => developerName === tryItName(),
  )
  if (known?.status === 'disabled') {
    const sentence = words.theApiUserIsDisabled(tryItName())
    throw new ApiError(409, 'API_USER_DISABLED', sentence, {}, context.get(siteContext).requestId)
  }
  if (known && known.roleID !== roleID) await updateOwnApiUser(context, known.apiUserID, input)
  const { apiKey, apiSecret, roleName } = await (known
    ? regenerateOwnApiKey(context, known.apiUserID, { overlapSeconds: 0 })
    : createOwnApiUser(context, input))
  const body = { grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret }
  const { access_token: token } = await callApi(context, { call: 'POST /oauth/token', body })
  return { token, clientID, roleName }
}

export interface TriedCall {
  method: string
  /** Without /api. */
  path: string
  headers: [name: string, value: string][]
  body: string | null
}

export interface TriedAnswer {
  status: number
  headers: [name: string, value: string][]
  body: string
}

/** Sent like any integrator's call: the same gate, the same limits. Whatever comes back is the answer. */
export async function tryCall(context: Context, call: TriedCall, { token }: TryItKey): Promise<TriedAnswer> {
  const { path, body } = call
  const given = new Headers([...call.headers, ['Authorization', `Bearer ${token}`]])
  // The web's own rules for what a method, an address and a header may be.
  const { method, url: address, headers } = new Request(apiAddress(path), { method: call.method, headers: given, body })
  const answer = await context.get(siteContext).callApi({ method, address, headers, body: body ?? undefined })
  return { status: answer.status, headers: [...new Headers(answer.headers)], body: answer.body }
}
