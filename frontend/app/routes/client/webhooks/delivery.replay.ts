import { redirect } from 'react-router'
import * as words from '#contract/messages/client/webhook-deliveries.js'
import { runButton } from '../../../api/form-actions.server'
import { replayOwnDelivery } from '../../../api/webhook-deliveries.server'
import type { Route } from './+types/delivery.replay'

const pageOf = (deliveryID: string) => `/client/webhooks/deliveries/${encodeURIComponent(deliveryID)}`

export const loader = ({ params }: Route.LoaderArgs) => redirect(pageOf(params.deliveryID))

export async function action({ context, params: { deliveryID } }: Route.ActionArgs) {
  return runButton(context, replayOwnDelivery(context, deliveryID), {
    back: pageOf(deliveryID),
    done: words.resendingEvent,
    failed: words.failedToSendTheEvent,
  })
}
