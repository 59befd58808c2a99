import { redirect } from 'react-router'
import * as words from '#contract/messages/client/checkout-sessions.js'
import { expireOwnSession } from '../../../api/checkout-sessions.server'
import { ApiError } from '../../../api/http.server'
import { listAddress } from '../../../components/list-address'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/expire'

const list = '/client/payment-links/sessions'

export const loader = () => redirect(list)

export async function action({ context, params: { checkoutSessionID }, url }: Route.ActionArgs) {
  const back = listAddress(list, url.search)
  try {
    await expireOwnSession(context, checkoutSessionID)
    return await redirectWithToast(context, back, success(words.expired))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, back, failure(error.explain(words.couldNotExpire)))
  }
}
