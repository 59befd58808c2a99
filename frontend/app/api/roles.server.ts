import type { Page } from '#contract/answers.js'
import { pageSizeMax } from '#contract/limits.js'
import type { AssignableRoleView, PreviewRole, RoleView } from '#contract/roles.js'
import type { Context } from '../session/site-context.server'
import { allPages } from './all-pages.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

/** The roles that a merchant's API users may carry. */
export const listAssignableRoles = (context: Context) =>
  callAsClient<Page<AssignableRoleView>>(context, { call: 'GET /roles', query: { limit: pageSizeMax } })

type RoleFilter = Partial<Record<'q' | 'sort' | 'audience', string | null>>

export const listRoles = (context: Context, filter: RoleFilter, cursor: string | null, limit?: number) =>
  callAsStaff<Page<RoleView>>(context, { call: 'GET /roles', query: { ...filter, cursor, limit } })

export const listEveryRole = (context: Context, filter: RoleFilter = {}) =>
  allPages((cursor) => listRoles(context, filter, cursor, pageSizeMax))

/** What staff can carry, as before there were members; the API refuses the roles of those. */
export const listStaffRoles = async (context: Context): Promise<RoleView[]> =>
  (await listEveryRole(context)).filter(({ audience }) => audience !== 'member')

/** The list finds ids too; it is the only call that reads one. */
export async function findRole(context: Context, roleID: string): Promise<RoleView | null> {
  const { items } = await listRoles(context, { q: roleID }, null)
  return items.find((row) => row.roleID === roleID) ?? null
}

/** Who would gain and lose what if the role had these permissions. */
export const previewRole = (context: Context, roleID: string, body: PreviewRole) =>
  callAsStaff(context, { call: 'POST /roles/:roleID/preview', params: { roleID }, body })

/** Which of its permissions were used, and the role without the others. */
export const readRoleUsage = (context: Context, roleID: string) =>
  callAsStaff(context, { call: 'GET /roles/:roleID/usage', params: { roleID } })
