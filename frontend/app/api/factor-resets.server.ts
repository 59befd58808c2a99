import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const listFactorResets = (context: Context) => callAsStaff(context, { call: 'GET /factor-resets' })
