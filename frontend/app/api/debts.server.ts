import type { CreateWriteOff, RequestDebt } from '#contract/debts.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

export const listDebts = (context: Context) => callAsStaff(context, { call: 'GET /debts' })

export const listDebtsOf = (context: Context, clientID: string) =>
  callAsStaff(context, { call: 'GET /clients/:clientID/debts', params: { clientID } })

export const listOwnDebts = (context: Context) => callAsClient(context, { call: 'GET /clients/:clientID/debts' })

export const requestDebt = (context: Context, body: RequestDebt, formID: unknown) =>
  callAsStaff(context, { call: 'POST /debt-requests', body, formID })

export const withdrawDebtRequest = (context: Context, debtRequestID: string) =>
  callAsStaff(context, { call: 'POST /debt-requests/:debtRequestID/withdraw', params: { debtRequestID } })

export const listWriteOffs = (context: Context, cursor: string | null) =>
  callAsStaff(context, { call: 'GET /write-offs', query: { cursor } })

export const loadWriteOff = (context: Context, writeOffID: string) =>
  callAsStaff(context, { call: 'GET /write-offs/:writeOffID', params: { writeOffID } })

export const createWriteOff = (context: Context, body: CreateWriteOff, formID: unknown) =>
  callAsStaff(context, { call: 'POST /write-offs', body, formID })

export const approveWriteOff = (context: Context, writeOffID: string) =>
  callAsStaff(context, { call: 'POST /write-offs/:writeOffID/approve', params: { writeOffID } })

export const rejectWriteOff = (context: Context, writeOffID: string, reason: string) =>
  callAsStaff(context, { call: 'POST /write-offs/:writeOffID/reject', params: { writeOffID }, body: { reason } })
