import { redirect } from 'react-router'
import * as words from '#contract/messages/client/webhooks.js'
import { ApiError } from '../../../api/http.server'
import { enableOwnEndpoint } from '../../../api/webhook-endpoints.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/enable'

export const loader = () => redirect('/client/webhooks')

export async function action({ context, params }: Route.ActionArgs) {
  try {
    await enableOwnEndpoint(context, params.endpointID)
    return await redirectWithToast(context, '/client/webhooks', success(words.endpointEnabled))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, '/client/webhooks', failure(error.explain(words.failedToEnableTheEndpoint)))
  }
}
