import type {
  ClientSecurityPolicyView,
  SecurityPolicyView,
  SetClientSecurityPolicy,
} from '#contract/security-policy.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

export const readSecurityPolicy = (context: Context) =>
  callAsStaff<SecurityPolicyView>(context, { call: 'GET /security-policy' })

export const readOwnSecurityPolicy = (context: Context) =>
  callAsClient<ClientSecurityPolicyView>(context, { call: 'GET /clients/:clientID/security-policy' })

export const setOwnSecurityPolicy = (context: Context, body: SetClientSecurityPolicy, formID: unknown) =>
  callAsClient<ClientSecurityPolicyView>(context, { call: 'PUT /clients/:clientID/security-policy', body, formID })
