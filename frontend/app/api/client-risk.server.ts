import type { ApprovalPolicyView, ClientRiskView } from '#contract/client-approvals.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const loadRiskOf = (context: Context, clientID: string) =>
  callAsStaff<ClientRiskView>(context, { call: 'GET /clients/:clientID/risk', params: { clientID } })

export const loadApprovalPolicy = (context: Context) =>
  callAsStaff<ApprovalPolicyView>(context, { call: 'GET /approval-policy' })
