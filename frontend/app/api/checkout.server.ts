import type { SaveByLink } from '#contract/payer-setups.js'
import type { PayByLink } from '#contract/payment-links.js'
import type { CreateTestCredit } from '#contract/test-credits.js'
import type { SubmitOtp } from '#contract/transactions.js'
import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'
import { keyedCall } from './keyed-call.server'

/** @param amount what the payer wants to pay, where the link leaves that open */
export const loadCheckout = (context: Context, token: string, amount?: number) =>
  callApi(context, {
    call: 'GET /payment-links/:token',
    params: { token },
    query: amount === undefined ? {} : { amount: String(amount) },
  })

/** What a payer who is signed in has saved. */
export const loadPayerMethods = (context: Context, token: string, payerSession: string) =>
  callApi(context, { call: 'POST /payment-links/:token/saved-methods', params: { token }, body: { payerSession } })

export const loadCheckoutFrame = (context: Context, token: string) =>
  callApi(context, { call: 'GET /payment-links/:token/frame', params: { token } })

/** Reads it after asking its processor. */
export const lookAtLinkPayment = (context: Context, token: string, transactionID: string) =>
  callApi(context, {
    call: 'POST /payment-links/:token/payments/:transactionID/look',
    params: { token, transactionID },
  })

/** @param formID sent twice, it pays once */
export const payByLink = (context: Context, token: string, body: PayByLink, formID: unknown) =>
  keyedCall(formID, (idempotencyKey) =>
    callApi(context, { call: 'POST /payment-links/:token/payments', params: { token }, body, idempotencyKey }),
  )

export const applyCouponCode = (context: Context, token: string, code: string) =>
  callApi(context, { call: 'PUT /payment-links/:token/coupon', params: { token }, body: { code } })

export const removeCoupon = (context: Context, token: string) =>
  callApi(context, { call: 'DELETE /payment-links/:token/coupon', params: { token } })

/** @param formID sent twice, it saves once */
export const saveByLink = (context: Context, token: string, body: SaveByLink, formID: unknown) =>
  keyedCall(formID, (idempotencyKey) =>
    callApi(context, { call: 'POST /payment-links/:token/setups', params: { token }, body, idempotencyKey }),
  )

/** Reads it after asking its processor, if the payer was at the bank. */
export const lookAtLinkSetup = (context: Context, token: string, setupID: string) =>
  callApi(context, { call: 'POST /payment-links/:token/setups/:setupID/look', params: { token, setupID } })

export const loadLinkPayment = (context: Context, token: string, transactionID: string) =>
  callApi(context, { call: 'GET /payment-links/:token/payments/:transactionID', params: { token, transactionID } })

export const submitLinkOtp = (
  context: Context,
  token: string,
  transactionID: string,
  body: SubmitOtp,
  formID: unknown,
) =>
  keyedCall(formID, (idempotencyKey) =>
    callApi(context, {
      call: 'POST /payment-links/:token/payments/:transactionID/otp',
      params: { token, transactionID },
      body,
      idempotencyKey,
    }),
  )

export const creditLinkPayment = (
  context: Context,
  token: string,
  transactionID: string,
  body: CreateTestCredit,
  formID: unknown,
) =>
  keyedCall(formID, (idempotencyKey) =>
    callApi(context, {
      call: 'POST /payment-links/:token/payments/:transactionID/test-credits',
      params: { token, transactionID },
      body,
      idempotencyKey,
    }),
  )

export const askOfLinkPayment = (
  context: Context,
  token: string,
  transactionID: string,
  action: 'resend-otp' | 'cancel',
  formID: unknown,
) =>
  keyedCall(formID, (idempotencyKey) =>
    callApi(context, {
      call: `POST /payment-links/:token/payments/:transactionID/${action}`,
      params: { token, transactionID },
      idempotencyKey,
    }),
  )
