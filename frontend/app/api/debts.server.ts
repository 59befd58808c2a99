import type { Page } from '#contract/answers.js'
import type {
  ClientDebtView,
  CreateWriteOff,
  DebtRequestView,
  DebtView,
  RequestDebt,
  WriteOffDeskView,
} from '#contract/debts.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

export const listDebts = (context: Context) => callAsStaff<{ items: ClientDebtView[] }>(context, { call: 'GET /debts' })

export const listDebtsOf = (context: Context, clientID: string) =>
  callAsStaff<{ items: DebtView[] }>(context, { call: 'GET /clients/:clientID/debts', params: { clientID } })

export const listOwnDebts = (context: Context) =>
  callAsClient<{ items: DebtView[] }>(context, { call: 'GET /clients/:clientID/debts' })

export const requestDebt = (context: Context, body: RequestDebt, formID: unknown) =>
  callAsStaff<DebtRequestView>(context, { call: 'POST /debt-requests', body, formID })

export const withdrawDebtRequest = (context: Context, debtRequestID: string) =>
  callAsStaff<DebtRequestView>(context, {
    call: 'POST /debt-requests/:debtRequestID/withdraw',
    params: { debtRequestID },
  })

export const listWriteOffs = (context: Context, cursor: string | null) =>
  callAsStaff<Page<WriteOffDeskView>>(context, { call: 'GET /write-offs', query: { cursor } })

export const loadWriteOff = (context: Context, writeOffID: string) =>
  callAsStaff<WriteOffDeskView>(context, { call: 'GET /write-offs/:writeOffID', params: { writeOffID } })

export const createWriteOff = (context: Context, body: CreateWriteOff, formID: unknown) =>
  callAsStaff<WriteOffDeskView>(context, { call: 'POST /write-offs', body, formID })

export const approveWriteOff = (context: Context, writeOffID: string) =>
  callAsStaff<WriteOffDeskView>(context, { call: 'POST /write-offs/:writeOffID/approve', params: { writeOffID } })

export const rejectWriteOff = (context: Context, writeOffID: string, reason: string) =>
  callAsStaff<WriteOffDeskView>(context, {
    call: 'POST /write-offs/:writeOffID/reject',
    params: { writeOffID },
    body: { reason },
  })
