import { pageSizeMax } from '#contract/limits.js'
import type { PortalUserView, UpdatePortalUser } from '#contract/portal-users.js'
import { may } from '../session/rights.server'
import type { Context } from '../session/site-context.server'
import { allPages } from './all-pages.server'
import { callAsStaff } from './as-staff.server'
import { silently } from './silently.server'

type PortalUserFilter = Partial<Record<'q' | 'roleID' | 'waitingFor' | 'sort', string | null>>

export const listPortalUsers = (context: Context, filter: PortalUserFilter, cursor: string | null, limit?: number) =>
  callAsStaff(context, {
    call: 'GET /portal-users',
    query: { ...filter, cursor, limit },
  })

export const listEveryPortalUser = (context: Context, filter: PortalUserFilter = {}) =>
  allPages((cursor) => listPortalUsers(context, filter, cursor, pageSizeMax))

/** The list finds ids too; it is the only call that reads one. */
export async function findPortalUser(context: Context, id: string): Promise<PortalUserView | null> {
  const { items } = await listPortalUsers(context, { q: id }, null)
  return items.find((row) => row.id === id) ?? null
}

/** Who is who, by id, for those who may see it. */
export async function staffNames(context: Context): Promise<Record<string, string>> {
  if (!may(context, 'GET /portal-users')) return {}
  const users = await silently(listEveryPortalUser(context), [])
  return Object.fromEntries(users.map(({ id, userName }) => [id, userName]))
}

export const updatePortalUser = (context: Context, id: string, body: UpdatePortalUser, ifMatch: string) =>
  callAsStaff(context, { call: 'PUT /portal-users/:id', params: { id }, body, ifMatch })

export const listPortalUserSessions = (context: Context, id: string) =>
  callAsStaff(context, { call: 'GET /portal-users/:id/sessions', params: { id } })
