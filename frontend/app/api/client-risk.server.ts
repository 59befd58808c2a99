import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'

export const loadRiskOf = (context: Context, clientID: string) =>
  callAsStaff(context, { call: 'GET /clients/:clientID/risk', params: { clientID } })

export const loadApprovalPolicy = (context: Context) => callAsStaff(context, { call: 'GET /approval-policy' })
