import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'

export const readNotMe = (context: Context, token: string) =>
  callApi(context, { call: 'POST /account/not-me/read', body: { token } })

export const sayNotMe = (context: Context, token: string) =>
  callApi(context, { call: 'POST /account/not-me', body: { token } })
