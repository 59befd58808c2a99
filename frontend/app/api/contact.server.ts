import type { SendMessage } from '#contract/contact.js'
import type { Context } from '../session/site-context.server'
import { callAsStaff } from './as-staff.server'
import { callApi } from './http.server'

export const sendMessage = (context: Context, body: SendMessage) => callApi(context, { call: 'POST /contact', body })

export const listContactMessages = (context: Context, q: string, cursor: string | null) =>
  callAsStaff(context, { call: 'GET /contact-messages', query: { q, cursor } })
