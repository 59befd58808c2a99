import type { SaveLimits } from '#contract/client-limits.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

export const loadOwnLimits = (context: Context) => callAsClient(context, { call: 'GET /clients/:clientID/limits' })

export const loadLimitsOf = (context: Context, clientID: string) =>
  callAsStaff(context, { call: 'GET /clients/:clientID/limits', params: { clientID } })

export const saveLimitsOf = (context: Context, clientID: string, body: SaveLimits) =>
  callAsStaff(context, { call: 'PUT /clients/:clientID/limits', params: { clientID }, body })
