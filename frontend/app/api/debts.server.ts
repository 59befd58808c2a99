import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

export const listDebts = (context: Context) => callAsStaff(context, { call: 'GET /debts' })

export const listDebtsOf = (context: Context, clientID: string) =>
  callAsStaff(context, { call: 'GET /clients/:clientID/debts', params: { clientID } })

export const listOwnDebts = (context: Context) => callAsClient(context, { call: 'GET /clients/:clientID/debts' })

export const listWriteOffs = (context: Context, cursor: string | null) =>
  callAsStaff(context, { call: 'GET /write-offs', query: { cursor } })

export const loadWriteOff = (context: Context, writeOffID: string) =>
  callAsStaff(context, { call: 'GET /write-offs/:writeOffID', params: { writeOffID } })
