import type { Context } from '../session/site-context.server'
import { callApi } from './http.server'

// What the links in mails about another e-mail address do; the token is the proof.

export type EmailChangeAction = 'confirm' | 'agree' | 'refuse'

export const readEmailChange = (context: Context, token: string) =>
  callApi(context, { call: 'POST /email-changes/read', body: { token } })

export const answerEmailChange = (context: Context, action: EmailChangeAction, token: string) =>
  callApi(context, { call: `POST /email-changes/${action}`, body: { token } })
