import type { ReturnOriginsView, SaveReturnOrigins } from '#contract/return-origins.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

export const loadReturnOrigins = (context: Context) =>
  callAsClient<ReturnOriginsView>(context, { call: 'GET /clients/:clientID/return-origins' })

export const saveReturnOrigins = (context: Context, body: SaveReturnOrigins, formID: unknown) =>
  callAsClient<ReturnOriginsView>(context, { call: 'PUT /clients/:clientID/return-origins', body, formID })
