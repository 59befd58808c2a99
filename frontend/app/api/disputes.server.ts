import type { CloseDispute } from '#contract/disputes.js'
import type { Context } from '../session/site-context.server'
import type { SendEvidence } from '#contract/dispute-evidence.js'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

export const listDisputes = (context: Context, status: string | null, cursor: string | null) =>
  callAsStaff(context, { call: 'GET /disputes', query: { status, cursor } })

export const loadDispute = (context: Context, disputeID: string) =>
  callAsStaff(context, { call: 'GET /disputes/:disputeID', params: { disputeID } })

/** The same outcome again changes nothing. */
export const closeDispute = (context: Context, disputeID: string, body: CloseDispute) =>
  callAsStaff(context, { call: 'POST /disputes/:disputeID/close', params: { disputeID }, body })

export const sendEvidence = (context: Context, disputeID: string, body: SendEvidence) =>
  callAsStaff(context, { call: 'POST /disputes/:disputeID/evidence', params: { disputeID }, body })

export const sendOwnEvidence = (context: Context, disputeID: string, body: SendEvidence) =>
  callAsClient(context, { call: 'POST /clients/:clientID/disputes/:disputeID/evidence', params: { disputeID }, body })
