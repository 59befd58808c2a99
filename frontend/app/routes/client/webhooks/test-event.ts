import { redirect } from 'react-router'
import * as words from '#contract/messages/client/webhooks.js'
import { ApiError } from '../../../api/http.server'
import { testOwnEndpoint } from '../../../api/webhook-endpoints.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/test-event'

export const loader = () => redirect('/client/webhooks')

/** Leads to the delivery, which shows what comes back. */
export async function action({ context, params }: Route.ActionArgs) {
  try {
    const { deliveryID } = await testOwnEndpoint(context, params.endpointID)
    return await redirectWithToast(context, `/client/webhooks/deliveries/${deliveryID}`, success(words.testEventSent))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, '/client/webhooks', failure(error.explain(words.failedToSendATest)))
  }
}
