import type { Page } from '#contract/answers.js'
import type { ApiUserCredentialsView, ApiUserView, SaveClientApiUser } from '#contract/api-users.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { withQuery } from './http.server'

// What staff do with the API users of all clients.

const one = (apiUserID: string) => `/api-users/${encodeURIComponent(apiUserID)}`

type ApiUserFilter = Partial<Record<'q' | 'clientID' | 'status' | 'sort', string | null>>

export const listApiUsers = (context: Context, filter: ApiUserFilter, cursor: string | null, limit?: number) =>
  callAsStaff<Page<ApiUserView>>(context, {
    method: 'GET',
    path: withQuery('/api-users', { ...filter, cursor, limit: limit ? String(limit) : null }),
  })

/** The list finds ids too; it is the only call that reads one. */
export async function findApiUser(context: Context, apiUserID: string): Promise<ApiUserView | null> {
  const { items } = await listApiUsers(context, { q: apiUserID }, null)
  return items.find((apiUser) => apiUser.apiUserID === apiUserID) ?? null
}

export const createApiUser = (context: Context, body: SaveClientApiUser, formID?: unknown) =>
  callAsStaff<ApiUserCredentialsView>(context, { method: 'POST', path: '/api-users', body, formID })

export const updateApiUser = (context: Context, apiUserID: string, body: SaveClientApiUser, ifMatch: string) =>
  callAsStaff<ApiUserView>(context, { method: 'PUT', path: one(apiUserID), body, ifMatch })

export const deleteApiUser = (context: Context, apiUserID: string, formID?: unknown) =>
  callAsStaff<void>(context, { method: 'DELETE', path: one(apiUserID), formID })

export const disableApiUser = (context: Context, apiUserID: string) =>
  callAsStaff<ApiUserView>(context, { method: 'POST', path: `${one(apiUserID)}/disable` })

export const enableApiUser = (context: Context, apiUserID: string) =>
  callAsStaff<ApiUserView>(context, { method: 'POST', path: `${one(apiUserID)}/enable` })
