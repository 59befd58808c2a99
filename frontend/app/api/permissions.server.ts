import type { Page } from '#contract/answers.js'
import { pageSizeMax } from '#contract/limits.js'
import type { ExplanationView, PermissionView, RouteReachView, SavePermission } from '#contract/permissions.js'
import type { Context } from '../session/site-context.server'
import { allPages } from './all-pages.server'
import { callAsStaff } from './as-staff.server'
import { withQuery } from './http.server'

const one = (permissionID: string) => `/permissions/${encodeURIComponent(permissionID)}`

type PermissionFilter = Partial<Record<'q' | 'httpMethod' | 'sort', string | null>>

export const listPermissions = (context: Context, filter: PermissionFilter, cursor: string | null, limit?: number) =>
  callAsStaff<Page<PermissionView>>(context, {
    method: 'GET',
    path: withQuery('/permissions', { ...filter, cursor, limit: limit ? String(limit) : null }),
  })

export const listEveryPermission = (context: Context, filter: PermissionFilter = {}) =>
  allPages((cursor) => listPermissions(context, filter, cursor, pageSizeMax))

/** The list finds ids too; it is the only call that reads one. */
export async function findPermission(context: Context, permissionID: string): Promise<PermissionView | null> {
  const { items } = await listPermissions(context, { q: permissionID }, null)
  return items.find((row) => row.permissionID === permissionID) ?? null
}

export const createPermission = (context: Context, body: SavePermission, formID?: unknown) =>
  callAsStaff<PermissionView>(context, { method: 'POST', path: '/permissions', body, formID })

export const updatePermission = (context: Context, permissionID: string, body: SavePermission, ifMatch: string) =>
  callAsStaff<PermissionView>(context, { method: 'PUT', path: one(permissionID), body, ifMatch })

export const deletePermission = (context: Context, permissionID: string, formID?: unknown) =>
  callAsStaff<void>(context, { method: 'DELETE', path: one(permissionID), formID })

/** The gated routes, with the roles and the number of people that reach each. */
export const listRoutes = (context: Context) =>
  callAsStaff<Page<RouteReachView>>(context, { method: 'GET', path: '/permissions/routes' })

export const explainPermission = (context: Context, query: Record<string, string | null>) =>
  callAsStaff<ExplanationView>(context, { method: 'GET', path: withQuery('/permissions/explain', query) })
