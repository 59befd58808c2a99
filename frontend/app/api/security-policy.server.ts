import type { SetClientSecurityPolicy } from '#contract/security-policy.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { callAsStaff } from './as-staff.server'

export const readSecurityPolicy = (context: Context) => callAsStaff(context, { call: 'GET /security-policy' })

export const readOwnSecurityPolicy = (context: Context) =>
  callAsClient(context, { call: 'GET /clients/:clientID/security-policy' })

export const setOwnSecurityPolicy = (context: Context, body: SetClientSecurityPolicy, formID: unknown) =>
  callAsClient(context, { call: 'PUT /clients/:clientID/security-policy', body, formID })
