import type { CreatePayout, PayoutScheduleView } from '#contract/payouts.js'
import type { SetPayoutSchedule } from '#contract/payout-rules.js'
import type { Context } from '../session/site-context.server'
import { heard } from '../session/spoken.server'
import { callAsClient, fileAsClient } from './as-client.server'
import { callAsStaff, fileAsStaff } from './as-staff.server'
import { asText } from './csv.server'
import { requireCall } from './require-call.server'

interface Asked {
  status?: string | null
  currency?: string | null
  clientID?: string | null
  cursor?: string | null
}

export const listOwnPayouts = (context: Context, query: Asked) =>
  callAsClient(context, { call: 'GET /clients/:clientID/payouts', query: { ...query } })

export const loadOwnPayout = (context: Context, payoutID: string) =>
  callAsClient(context, { call: 'GET /clients/:clientID/payouts/:payoutID', params: { payoutID } })

export const listOwnPayoutLines = (context: Context, payoutID: string, cursor: string | null) =>
  callAsClient(context, {
    call: 'GET /clients/:clientID/payouts/:payoutID/lines',
    params: { payoutID },
    query: { cursor },
  })

export const ownPayoutsFile = (context: Context, query: Asked) =>
  fileAsClient(context, { call: 'GET /clients/:clientID/payouts/export.csv', query: { ...query } }).catch(asText)

export const ownPayoutLinesFile = (context: Context, payoutID: string) =>
  fileAsClient(context, {
    call: 'GET /clients/:clientID/payouts/:payoutID/lines/export.csv',
    params: { payoutID },
  }).catch(asText)

export async function loadOwnSchedule(context: Context): Promise<PayoutScheduleView> {
  const schedule = await callAsClient(context, { call: 'GET /clients/:clientID/payout-schedule' })
  const standings = schedule.standings.map((one) => ({ ...one, sentence: one.sentence && heard(one.sentence) }))
  return { ...schedule, standings }
}

export const saveOwnSchedule = (context: Context, body: SetPayoutSchedule, formID: unknown) =>
  callAsClient(context, { call: 'PUT /clients/:clientID/payout-schedule', body, formID })

export const loadScheduleOf = (context: Context, clientID: string) =>
  callAsStaff(context, { call: 'GET /clients/:clientID/payout-schedule', params: { clientID } })

export const listPayouts = (context: Context, query: Asked) =>
  callAsStaff(context, { call: 'GET /payouts', query: { ...query } })

export const loadPayout = (context: Context, payoutID: string) =>
  callAsStaff(context, { call: 'GET /payouts/:payoutID', params: { payoutID } })

export const listPayoutLines = (context: Context, payoutID: string, cursor: string | null) =>
  callAsStaff(context, { call: 'GET /payouts/:payoutID/lines', params: { payoutID }, query: { cursor } })

export async function payoutLinesFile(context: Context, payoutID: string) {
  await requireCall(context, 'GET /payouts/:payoutID/lines/export.csv')
  const call = { call: 'GET /payouts/:payoutID/lines/export.csv', params: { payoutID } } as const
  return fileAsStaff(context, call).catch(asText)
}

/** @param key of the form: sent twice, it creates once */
export const createPayout = (context: Context, body: CreatePayout, key: string) =>
  callAsStaff(context, { call: 'POST /payouts', body, idempotencyKey: key })

export const approvePayout = (context: Context, payoutID: string, revision: string) =>
  callAsStaff(context, { call: 'POST /payouts/:payoutID/approve', params: { payoutID }, body: { revision } })

export const loadPayoutPolicy = (context: Context) => callAsStaff(context, { call: 'GET /payout-policy' })
