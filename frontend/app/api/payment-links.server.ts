import type { CreatePaymentLink } from '#contract/payment-links.js'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'

export const listOwnPaymentLinks = (context: Context, query: { status: string | null; cursor: string | null }) =>
  callAsClient(context, { call: 'GET /clients/:clientID/payment-links', query })

export const loadOwnPaymentLink = (context: Context, paymentLinkID: string) =>
  callAsClient(context, { call: 'GET /clients/:clientID/payment-links/:paymentLinkID', params: { paymentLinkID } })

export const createOwnPaymentLink = (context: Context, body: CreatePaymentLink, formID?: unknown) =>
  callAsClient(context, { call: 'POST /clients/:clientID/payment-links', body, formID })

export const closeOwnPaymentLink = (context: Context, paymentLinkID: string, formID: unknown) =>
  callAsClient(context, {
    call: 'POST /clients/:clientID/payment-links/:paymentLinkID/close',
    params: { paymentLinkID },
    formID,
  })
