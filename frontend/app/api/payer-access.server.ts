import type { OpenPayerLink, PayerAccessView, RequestPayerLink } from '#contract/payer-access.js'
import { readPayerToken } from '../session/payer-session.server'
import type { Context } from '../session/site-context.server'
import { ApiError, callApi } from './http.server'

/** null: there is no such merchant. */
export const findPayerShop = (context: Context, shop: string) =>
  orNull(callApi(context, { call: 'GET /payer-access/shops/:shop', params: { shop } }))

export const requestPayerLink = (context: Context, shop: string, body: RequestPayerLink) =>
  callApi(context, { call: 'POST /payer-access/shops/:shop/links', params: { shop }, body })

export const openPayerLink = (context: Context, body: OpenPayerLink) =>
  callApi(context, { call: 'POST /payer-access/sessions', body })

/** The payer's session at this merchant; null: there is none, or it has ended. */
export async function findPayer(
  request: Request,
  context: Context,
  shop: string,
): Promise<{ token: string; payer: PayerAccessView } | null> {
  const token = await readPayerToken(request, context)
  if (!token) return null
  const payer = await orNull(callApi(context, { call: 'GET /payer-access/sessions/:token', params: { token } }))
  return payer?.shop === shop ? { token, payer } : null
}

export const listPayerPayments = (context: Context, token: string, cursor: string | null) =>
  callApi(context, { call: 'GET /payer-access/sessions/:token/payments', params: { token }, query: { cursor } })

export async function listPayerMethods(context: Context, token: string) {
  const call = 'GET /payer-access/sessions/:token/payment-methods'
  return (await callApi(context, { call, params: { token } })).items
}

export const findPayerMethod = (context: Context, token: string, savedPaymentMethodID: string) =>
  orNull(
    callApi(context, {
      call: 'GET /payer-access/sessions/:token/payment-methods/:savedPaymentMethodID',
      params: { token, savedPaymentMethodID },
    }),
  )

export const removePayerMethod = (context: Context, token: string, savedPaymentMethodID: string) =>
  callApi(context, {
    call: 'DELETE /payer-access/sessions/:token/payment-methods/:savedPaymentMethodID',
    params: { token, savedPaymentMethodID },
  })

export const findPayerPayment = (context: Context, token: string, transactionID: string) =>
  orNull(
    callApi(context, {
      call: 'GET /payer-access/sessions/:token/payments/:transactionID',
      params: { token, transactionID },
    }),
  )

export const endPayerSession = (context: Context, token: string) =>
  orNull(callApi(context, { call: 'DELETE /payer-access/sessions/:token', params: { token } }))

export async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}
