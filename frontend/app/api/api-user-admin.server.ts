import type { ApiUserView, CreateClientApiUser } from '#contract/api-users.js'
import type { Context } from '../session/site-context.server'
import { may } from '../session/rights.server'
import { callAsStaff } from './as-staff.server'
import { silently } from './silently.server'

type ApiUserFilter = Partial<Record<'q' | 'clientID' | 'status' | 'sort', string | null>>

export const listApiUsers = (context: Context, filter: ApiUserFilter, cursor: string | null, limit?: number) =>
  callAsStaff(context, {
    call: 'GET /api-users',
    query: { ...filter, cursor, limit },
  })

/** The list finds ids too; it is the only call that reads one. */
export async function findApiUser(context: Context, apiUserID: string): Promise<ApiUserView | null> {
  const { items } = await listApiUsers(context, { q: apiUserID }, null)
  return items.find((apiUser) => apiUser.apiUserID === apiUserID) ?? null
}

export async function apiUserNames(context: Context, apiUserIDs: string[]): Promise<Record<string, string>> {
  if (!may(context, 'GET /api-users')) return {}
  const found = await Promise.all([...new Set(apiUserIDs)].map((id) => silently(findApiUser(context, id), null)))
  return Object.fromEntries(found.flatMap((one) => (one ? [[one.apiUserID, one.developerName]] : [])))
}

export const createApiUser = (context: Context, body: CreateClientApiUser, formID?: unknown) =>
  callAsStaff(context, { call: 'POST /api-users', body, formID })

export const enableApiUser = (context: Context, apiUserID: string) =>
  callAsStaff(context, { call: 'POST /api-users/:apiUserID/enable', params: { apiUserID } })
