import type { SaveInvoiceSettings } from '#contract/invoice-settings.js'
import type { PayInvoice, SaveInvoice } from '#contract/invoices.js'
import type { Context } from '../session/site-context.server'
import { callAsClient, fileAsClient } from './as-client.server'
import { asText } from './csv.server'
import { callApi, streamFromApi } from './http.server'
import { inOwnLanguage } from './transactions.server'

export const loadHostedInvoice = (context: Context, token: string) =>
  callApi(context, { call: 'GET /hosted-invoices/:token', params: { token } })

export const hostedInvoiceFile = (context: Context, token: string): Promise<Response> =>
  streamFromApi(context, { call: 'GET /hosted-invoices/:token/invoice.pdf', params: { token } }).catch(asText)

export const listOwnInvoices = (
  context: Context,
  query: {
    q?: string
    status?: string | null
    charge?: string | null
    customerID?: string
    subscriptionID?: string
    cursor?: string | null
  },
) => callAsClient(context, { call: 'GET /invoices', query })

export const ownInvoicesFile = (
  context: Context,
  query: { q: string; status: string | null; charge: string | null },
): Promise<Response> => fileAsClient(context, { call: 'GET /invoices/export.csv', query }).catch(asText)

export const loadOwnInvoice = (context: Context, invoiceID: string) =>
  callAsClient(context, { call: 'GET /invoices/:invoiceID', params: { invoiceID } })

export const ownInvoicePdf = (context: Context, invoiceID: string): Promise<Response> =>
  fileAsClient(context, { call: 'GET /invoices/:invoiceID/invoice.pdf', params: { invoiceID } })

/** @param key of the form: sent twice, it creates one invoice */
export const createOwnInvoice = (context: Context, body: SaveInvoice, key: string) =>
  callAsClient(context, { call: 'POST /invoices', body, idempotencyKey: key })

export const updateOwnInvoice = (context: Context, invoiceID: string, body: SaveInvoice, ifMatch: string) =>
  callAsClient(context, { call: 'PUT /invoices/:invoiceID', params: { invoiceID }, body, ifMatch })

export const deleteOwnInvoice = (context: Context, invoiceID: string) =>
  callAsClient(context, { call: 'DELETE /invoices/:invoiceID', params: { invoiceID } })

export const finalizeOwnInvoice = (context: Context, invoiceID: string, ifMatch: string) =>
  callAsClient(context, { call: 'POST /invoices/:invoiceID/finalize', params: { invoiceID }, ifMatch })

export const sendOwnInvoice = (context: Context, invoiceID: string) =>
  callAsClient(context, { call: 'POST /invoices/:invoiceID/send', params: { invoiceID } })

export const voidOwnInvoice = (context: Context, invoiceID: string) =>
  callAsClient(context, { call: 'POST /invoices/:invoiceID/void', params: { invoiceID } })

export const markOwnInvoiceUncollectible = (context: Context, invoiceID: string) =>
  callAsClient(context, { call: 'POST /invoices/:invoiceID/mark-uncollectible', params: { invoiceID } })

/** @param key of the form: sent twice, it charges once */
export const chargeOwnInvoice = (context: Context, invoiceID: string, body: PayInvoice, key: string) =>
  callAsClient(context, {
    call: 'POST /invoices/:invoiceID/pay',
    params: { invoiceID },
    body,
    idempotencyKey: key,
  }).then((charged) => ({ ...charged, transaction: inOwnLanguage(charged.transaction) }))

export const loadInvoiceSettings = (context: Context) => callAsClient(context, { call: 'GET /invoice-settings' })

export const saveInvoiceSettings = (context: Context, body: SaveInvoiceSettings, ifMatch: string) =>
  callAsClient(context, { call: 'PUT /invoice-settings', body, ifMatch })
