import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

/** @param id asks about one account */
export const listLockedAccounts = (context: Context, id: string | null = null) =>
  callAsStaff(context, { call: 'GET /admin/locked-accounts', query: { id } })
