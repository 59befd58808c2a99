import type { Page } from '#contract/answers.js'
import type { CloseDispute, DisputeView } from '#contract/disputes.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { withQuery } from './http.server'

const one = (disputeID: string) => `/disputes/${encodeURIComponent(disputeID)}`

export const listDisputes = (context: Context, status: string | null, cursor: string | null) =>
  callAsStaff<Page<DisputeView>>(context, { method: 'GET', path: withQuery('/disputes', { status, cursor }) })

export const loadDispute = (context: Context, disputeID: string) =>
  callAsStaff<DisputeView>(context, { method: 'GET', path: one(disputeID) })

/** The same outcome again changes nothing. */
export const closeDispute = (context: Context, disputeID: string, body: CloseDispute) =>
  callAsStaff<DisputeView>(context, { method: 'POST', path: `${one(disputeID)}/close`, body })
