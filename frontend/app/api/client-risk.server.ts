import type { ApprovalPolicyView, ClientRiskView, MarkClient, SetApprovalPolicy } from '#contract/client-approvals.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const loadRiskOf = (context: Context, clientID: string) =>
  callAsStaff<ClientRiskView>(context, { call: 'GET /clients/:clientID/risk', params: { clientID } })

export const markClient = (context: Context, clientID: string, body: MarkClient) =>
  callAsStaff<ClientRiskView>(context, { call: 'PUT /clients/:clientID/risk', params: { clientID }, body })

export const loadApprovalPolicy = (context: Context) =>
  callAsStaff<ApprovalPolicyView>(context, { call: 'GET /approval-policy' })

export const saveApprovalPolicy = (context: Context, body: SetApprovalPolicy) =>
  callAsStaff<ApprovalPolicyView>(context, { call: 'PUT /approval-policy', body })
