import type { Context } from '../session/site-context.server'
import type { SendEvidence } from '#contract/dispute-evidence.js'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'
import type { UploadedForm } from './http.server'

export const listDisputes = (context: Context, status: string | null, cursor: string | null) =>
  callAsStaff(context, { call: 'GET /disputes', query: { status, cursor } })

export const loadDispute = (context: Context, disputeID: string) =>
  callAsStaff(context, { call: 'GET /disputes/:disputeID', params: { disputeID } })

export const listOwnDisputes = (context: Context, status: string | null, cursor: string | null = null) =>
  callAsClient(context, { call: 'GET /clients/:clientID/disputes', query: { status, cursor } })

export const addOwnEvidenceFile = (context: Context, disputeID: string, form: UploadedForm) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/disputes/:disputeID/evidence-files',
    params: { disputeID },
    form,
  })

export const sendOwnEvidence = (context: Context, disputeID: string, body: SendEvidence) =>
  callAsClient(context, { call: 'POST /clients/:clientID/disputes/:disputeID/evidence', params: { disputeID }, body })
