import type { StatusView } from '#contract/status.js'
import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'

export const loadStatus = (context: Context) => callApi<StatusView>(context, { call: 'GET /status' })
