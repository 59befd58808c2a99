import type {
  CancelPayerSubscription,
  ChangePayerSubscription,
  ChoosePayerMethod,
  PreviewPayerChange,
} from '#contract/billing-portal.js'
import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'
import { orNull } from './payer-access.server'

const session = '/payer-access/sessions/:token'
const one = `${session}/subscriptions/:subscriptionID` as const

export const listPayerInvoices = (context: Context, token: string, cursor: string | null) =>
  callApi(context, { call: `GET ${session}/invoices`, params: { token }, query: { cursor } })

export const listPayerSubscriptions = (context: Context, token: string, cursor: string | null) =>
  callApi(context, { call: `GET ${session}/subscriptions`, params: { token }, query: { cursor } })

export const findPayerSubscription = (context: Context, token: string, subscriptionID: string) =>
  orNull(callApi(context, { call: `GET ${one}`, params: { token, subscriptionID } }))

export const cancelPayerSubscription = (
  context: Context,
  token: string,
  subscriptionID: string,
  body: CancelPayerSubscription,
) => callApi(context, { call: `POST ${one}/cancel`, params: { token, subscriptionID }, body })

export const resumePayerSubscription = (context: Context, token: string, subscriptionID: string) =>
  callApi(context, { call: `POST ${one}/resume`, params: { token, subscriptionID } })

export const previewPayerChange = (context: Context, token: string, subscriptionID: string, body: PreviewPayerChange) =>
  callApi(context, { call: `POST ${one}/preview`, params: { token, subscriptionID }, body })

export const changePayerSubscription = (
  context: Context,
  token: string,
  subscriptionID: string,
  body: ChangePayerSubscription,
) => callApi(context, { call: `POST ${one}/change`, params: { token, subscriptionID }, body })

export const choosePayerMethod = (context: Context, token: string, subscriptionID: string, body: ChoosePayerMethod) =>
  callApi(context, { call: `PUT ${one}/payment-method`, params: { token, subscriptionID }, body })

export const openPayerSetup = (context: Context, token: string, subscriptionID: string) =>
  callApi(context, { call: `POST ${one}/setup-sessions`, params: { token, subscriptionID } })
