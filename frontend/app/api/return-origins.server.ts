import { check } from '#contract/check.js'
import { SaveReturnOrigins } from '#contract/return-origins.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

const read = { call: 'GET /clients/:clientID/return-origins' } as const
const write = { call: 'PUT /clients/:clientID/return-origins' } as const

export const loadReturnOrigins = (context: Context) => callAsClient(context, read)

export const saveReturnOrigins = (context: Context, body: SaveReturnOrigins, formID: unknown) =>
  callAsClient(context, { ...write, body, formID })

export const loadReturnOriginsOf = (context: Context, clientID: string) =>
  callAsStaff(context, { ...read, params: { clientID } })

export const saveReturnOriginsOf = (context: Context, clientID: string, body: SaveReturnOrigins, formID: unknown) =>
  callAsStaff(context, { ...write, params: { clientID }, body, formID })

/** One on each line, as people type them. */
export const readOrigins = (typed: unknown) =>
  check(SaveReturnOrigins, {
    origins: String(typed ?? '')
      .split(/\s+/)
      .filter(Boolean),
  })
