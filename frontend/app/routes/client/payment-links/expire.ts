import { redirect } from 'react-router'
import * as words from '#contract/messages/client/checkout-sessions.js'
import { expireOwnSession } from '../../../api/checkout-sessions.server'
import { runButton } from '../../../api/form-actions.server'
import { listAddress } from '../../../components/list-address'
import type { Route } from './+types/expire'

const list = '/client/payment-links/sessions'

export const loader = () => redirect(list)

export async function action({ context, params: { checkoutSessionID }, url }: Route.ActionArgs) {
  const back = listAddress(list, url.search)
  return runButton(context, expireOwnSession(context, checkoutSessionID), {
    back,
    done: words.expired,
    failed: words.couldNotExpire,
  })
}
