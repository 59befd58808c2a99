import type { CheckoutView, LinkPaymentView, PayByLink } from '#contract/payment-links.js'
import type { SubmitOtp } from '#contract/transactions.js'
import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'
import { keyedCall } from './keyed-call.server'

// For payers: nobody is signed in, the link's token is all they have.
const link = (token: string) => `/payment-links/${encodeURIComponent(token)}`
const payment = (token: string, transactionID: string) => `${link(token)}/payments/${encodeURIComponent(transactionID)}`

export const loadCheckout = (context: Context, token: string) =>
  callApi<CheckoutView>(context, { method: 'GET', path: link(token) })

/** @param formID sent twice, it pays once */
export const payByLink = (context: Context, token: string, body: PayByLink, formID: unknown) =>
  keyedCall(formID, (idempotencyKey) =>
    callApi<LinkPaymentView>(context, { method: 'POST', path: `${link(token)}/payments`, body, idempotencyKey }),
  )

export const loadLinkPayment = (context: Context, token: string, transactionID: string) =>
  callApi<LinkPaymentView>(context, { method: 'GET', path: payment(token, transactionID) })

export const submitLinkOtp = (
  context: Context,
  token: string,
  transactionID: string,
  body: SubmitOtp,
  formID: unknown,
) =>
  keyedCall(formID, (idempotencyKey) =>
    callApi<LinkPaymentView>(context, {
      method: 'POST',
      path: `${payment(token, transactionID)}/otp`,
      body,
      idempotencyKey,
    }),
  )

/** What a payer asks for without saying more. */
export const askOfLinkPayment = (
  context: Context,
  token: string,
  transactionID: string,
  action: 'resend-otp' | 'cancel',
  formID: unknown,
) =>
  keyedCall(formID, (idempotencyKey) =>
    callApi<LinkPaymentView>(context, {
      method: 'POST',
      path: `${payment(token, transactionID)}/${action}`,
      idempotencyKey,
    }),
  )
