import type { ApproveClient, RejectClient } from '#contract/client-approvals.js'
import type { ClientView, LoginClient, ReapplyClient, RegisterClient, UpdateOwnProfile } from '#contract/clients.js'
import { clientLogin } from '#contract/messages/sign-in.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import { ApiError, callApi } from './http.server'

export const registerClient = (context: Context, body: RegisterClient) =>
  callApi(context, { call: 'POST /clients/register', body })

/** A rejected client corrects its data and waits again. */
export const reapplyClient = (context: Context, body: ReapplyClient, deviceToken: string | null) =>
  callApi(context, { call: 'POST /clients/reapply', body, deviceToken })

export async function logInClient(context: Context, body: LoginClient, deviceToken: string | null) {
  const answer = await callApi(context, { call: 'POST /clients/login', body, deviceToken })
  if (answer.status === 'active' && !answer.token) throw new ApiError(502, 'NO_TOKEN', clientLogin.noToken, {}, '')
  return answer
}

export const logOutClient = (context: Context, token: string) =>
  callApi(context, { call: 'POST /clients/logout', token })

/** @param token the status token of a sign-up, or a client's own */
export const loadClientStatus = (context: Context, token: string) =>
  callApi(context, { call: 'GET /clients/status', token })

export const loadOwnProfile = (context: Context) => callAsClient(context, { call: 'GET /clients/me' })

export const updateOwnProfile = (context: Context, body: UpdateOwnProfile) =>
  callAsClient(context, { call: 'PUT /clients/me', body })

type PendingFilter = Partial<Record<'q' | 'sort', string | null>>

export const listPendingClients = (context: Context, filter: PendingFilter, cursor: string | null, limit?: number) =>
  callAsStaff(context, { call: 'GET /clients/pending', query: { ...filter, cursor, limit } })

/** The list finds ids too, for those who may not read every client. */
export async function findPendingClient(context: Context, clientID: string): Promise<ClientView | null> {
  const { items } = await listPendingClients(context, { q: clientID }, null)
  return items.find((client) => client.clientID === clientID) ?? null
}

export const approveClient = (context: Context, clientID: string, body: ApproveClient) =>
  callAsStaff(context, { call: 'POST /clients/:clientID/approve', params: { clientID }, body })

export const rejectClient = (context: Context, clientID: string, body: RejectClient) =>
  callAsStaff(context, { call: 'POST /clients/:clientID/reject', params: { clientID }, body })
