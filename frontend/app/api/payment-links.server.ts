import type { Page } from '#contract/answers.js'
import type { CreatePaymentLink, PaymentLinkView } from '#contract/payment-links.js'
import { signedInClient } from '../session/client-session.server'
import type { Context } from '../session/site-context.server'
import { callAsClient } from './as-client.server'
import { withQuery } from './http.server'

const own = (context: Context) => `/clients/${signedInClient(context).client.clientID}/payment-links`
const one = (context: Context, paymentLinkID: string) => `${own(context)}/${encodeURIComponent(paymentLinkID)}`

export const listOwnPaymentLinks = (context: Context, query: { status: string | null; cursor: string | null }) =>
  callAsClient<Page<PaymentLinkView>>(context, { method: 'GET', path: withQuery(own(context), query) })

export const loadOwnPaymentLink = (context: Context, paymentLinkID: string) =>
  callAsClient<PaymentLinkView>(context, { method: 'GET', path: one(context, paymentLinkID) })

export const createOwnPaymentLink = (context: Context, body: CreatePaymentLink, formID?: unknown) =>
  callAsClient<PaymentLinkView>(context, { method: 'POST', path: own(context), body, formID })

export const closeOwnPaymentLink = (context: Context, paymentLinkID: string, formID: unknown) =>
  callAsClient<PaymentLinkView>(context, { method: 'POST', path: `${one(context, paymentLinkID)}/close`, formID })
