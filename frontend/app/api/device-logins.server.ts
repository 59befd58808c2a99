import type { AllowDeviceLogin } from '#contract/device-logins.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

const path = '/clients/:clientID/device-logins/:userCode'

export const findDeviceLogin = (context: Context, userCode: string) =>
  callAsClient(context, { call: `GET ${path}`, params: { userCode } })

export const allowDeviceLogin = (context: Context, userCode: string, body: AllowDeviceLogin) =>
  callAsClient(context, { call: `POST ${path}/allow`, params: { userCode }, body })

export const denyDeviceLogin = (context: Context, userCode: string) =>
  callAsClient(context, { call: `POST ${path}/deny`, params: { userCode } })
