import { redirect } from 'react-router'
import * as words from '#contract/messages/client/webhook-deliveries.js'
import { ApiError } from '../../../api/http.server'
import { replayOwnDelivery } from '../../../api/webhook-deliveries.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/delivery.replay'

const pageOf = (deliveryID: string) => `/client/webhooks/deliveries/${encodeURIComponent(deliveryID)}`

export const loader = ({ params }: Route.LoaderArgs) => redirect(pageOf(params.deliveryID))

export async function action({ context, params: { deliveryID } }: Route.ActionArgs) {
  try {
    await replayOwnDelivery(context, deliveryID)
    return await redirectWithToast(context, pageOf(deliveryID), success(words.theEventIsSentAgain))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, pageOf(deliveryID), failure(error.explain(words.failedToSendTheEvent)))
  }
}
