import type { Context } from '../session/site-context.server'
import { asText } from './csv.server'
import { callApi, streamFromApi } from './http.server'

export const loadHostedInvoice = (context: Context, token: string) =>
  callApi(context, { call: 'GET /hosted-invoices/:token', params: { token } })

export const hostedInvoiceFile = (context: Context, token: string): Promise<Response> =>
  streamFromApi(context, { call: 'GET /hosted-invoices/:token/invoice.pdf', params: { token } }).catch(asText)
