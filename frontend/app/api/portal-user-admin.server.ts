import type { Page } from '#contract/answers.js'
import { pageSizeMax } from '#contract/limits.js'
import type { CreatePortalUser, PortalUserView, UpdatePortalUser } from '#contract/portal-users.js'
import type { SessionView } from '#contract/sessions.js'
import { may } from '../session/rights.server'
import type { Context } from '../session/site-context.server'
import { allPages } from './all-pages.server'
import { callAsStaff } from './as-staff.server'
import { withQuery } from './http.server'
import { silently } from './silently.server'

// What staff do with one another.

const one = (id: string) => `/portal-users/${encodeURIComponent(id)}`

type PortalUserFilter = Partial<Record<'q' | 'roleID' | 'waitingFor' | 'sort', string | null>>

export const listPortalUsers = (context: Context, filter: PortalUserFilter, cursor: string | null, limit?: number) =>
  callAsStaff<Page<PortalUserView>>(context, {
    method: 'GET',
    path: withQuery('/portal-users', { ...filter, cursor, limit: limit ? String(limit) : null }),
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

export const createPortalUser = (context: Context, body: CreatePortalUser, formID?: unknown) =>
  callAsStaff<PortalUserView>(context, { method: 'POST', path: '/portal-users', body, formID })

export const updatePortalUser = (context: Context, id: string, body: UpdatePortalUser, ifMatch: string) =>
  callAsStaff<PortalUserView>(context, { method: 'PUT', path: one(id), body, ifMatch })

export const deletePortalUser = (context: Context, id: string, formID?: unknown) =>
  callAsStaff<void>(context, { method: 'DELETE', path: one(id), formID })

export const unlockPortalUser = (context: Context, id: string) =>
  callAsStaff<PortalUserView>(context, { method: 'POST', path: `${one(id)}/unlock` })

export const listPortalUserSessions = (context: Context, id: string) =>
  callAsStaff<Page<SessionView>>(context, { method: 'GET', path: `${one(id)}/sessions` })

export const endPortalUserSession = (context: Context, id: string, sessionID: string) =>
  callAsStaff<void>(context, { method: 'DELETE', path: `${one(id)}/sessions/${encodeURIComponent(sessionID)}` })
