import type { ForgotPassword, OpenSignInLink, ResetPassword } from '#contract/account.js'
import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'

/** The answer is the same for known and unknown e-mails. */
export const forgotPassword = (context: Context, body: ForgotPassword) =>
  callApi(context, { call: 'POST /account/forgot', body })

export const resetPassword = (context: Context, body: ResetPassword) =>
  callApi(context, { call: 'POST /account/reset', body })

/** This browser is a known device from then on, and may try although strangers may not. */
export const openSignInLink = (context: Context, body: OpenSignInLink) =>
  callApi(context, { call: 'POST /account/sign-in-link', body })
