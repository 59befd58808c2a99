import { data } from 'react-router'
import type { RegisteredClientView } from '#contract/clients.js'
import { signup } from '#contract/messages/sign-up.js'
import { keepStatusToken, waitingPage } from '../../../session/client-session.server'
import { setCookies } from '../../../session/cookies.server'
import { isScripted } from '../../../session/form.server'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { SignupAnswer } from './redirect'

/** Says that a registration has come in, and leads to the page that waits for the decision. */
export async function leadToDecision(request: Request, context: Context, view: RegisteredClientView) {
  const { statusToken, ...registered } = view
  const cookie = await keepStatusToken(context, statusToken)
  const toast = success(signup.success)
  const to = await waitingPage(request, context)
  if (!isScripted(request)) return redirectWithToast(context, to, toast, cookie)
  return data<SignupAnswer>({ registered, to, toast }, { headers: setCookies(cookie) })
}
