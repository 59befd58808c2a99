import { redirect } from 'react-router'
import * as words from '#contract/messages/client/webhooks.js'
import { runButton } from '../../../api/form-actions.server'
import { testOwnEndpoint } from '../../../api/webhook-endpoints.server'
import type { Route } from './+types/test-event'

export const loader = () => redirect('/client/webhooks')

/** Leads to the delivery, which shows what comes back. */
export async function action({ context, params }: Route.ActionArgs) {
  return runButton(context, testOwnEndpoint(context, params.endpointID), {
    to: ({ deliveryID }) => `/client/webhooks/deliveries/${deliveryID}`,
    back: '/client/webhooks',
    done: words.testEventSent,
    failed: words.failedToSendATest,
  })
}
