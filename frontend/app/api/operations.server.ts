import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const loadOperations = (context: Context, query: { from: string | null; to: string | null }) =>
  callAsStaff(context, { call: 'GET /operations', query })
