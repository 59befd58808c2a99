import { pageSizeMax } from '#contract/limits.js'
import type { PermissionView } from '#contract/permissions.js'
import type { Context } from '../session/site-context.server'
import { allPages } from './all-pages.server'
import { callAsStaff } from './as-staff.server'

type PermissionFilter = Partial<Record<'q' | 'httpMethod' | 'sort', string | null>>

export const listPermissions = (context: Context, filter: PermissionFilter, cursor: string | null, limit?: number) =>
  callAsStaff(context, {
    call: 'GET /permissions',
    query: { ...filter, cursor, limit },
  })

export const listEveryPermission = (context: Context, filter: PermissionFilter = {}) =>
  allPages((cursor) => listPermissions(context, filter, cursor, pageSizeMax))

/** The list finds ids too; it is the only call that reads one. */
export async function findPermission(context: Context, permissionID: string): Promise<PermissionView | null> {
  const { items } = await listPermissions(context, { q: permissionID }, null)
  return items.find((row) => row.permissionID === permissionID) ?? null
}

/** The gated routes, with the roles and the number of people that reach each. */
export const listRoutes = (context: Context) => callAsStaff(context, { call: 'GET /permissions/routes' })

export const explainPermission = (context: Context, query: Record<string, string | null>) =>
  callAsStaff(context, { call: 'GET /permissions/explain', query })
