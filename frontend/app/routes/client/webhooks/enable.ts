import { redirect } from 'react-router'
import * as words from '#contract/messages/client/webhooks.js'
import { runButton } from '../../../api/form-actions.server'
import { enableOwnEndpoint } from '../../../api/webhook-endpoints.server'
import type { Route } from './+types/enable'

export const loader = () => redirect('/client/webhooks')

export async function action({ context, params }: Route.ActionArgs) {
  return runButton(context, enableOwnEndpoint(context, params.endpointID), {
    back: '/client/webhooks',
    done: words.endpointEnabled,
    failed: words.failedToEnableTheEndpoint,
  })
}
