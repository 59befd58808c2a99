import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'

export const loadStatus = (context: Context) => callApi(context, { call: 'GET /status' })
