import * as words from '#contract/messages/client/webhooks.js'
import { SaveWebhookEndpoint } from '#contract/webhooks.js'
import { saveForm } from '../../../api/form-actions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { findOwnEndpoint, updateOwnEndpoint } from '../../../api/webhook-endpoints.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/edit'
import { EndpointFields } from './fields'
import { endpointInput } from './input'

export const meta: Route.MetaFunction = () => pageMeta(words.editEndpoint)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { url, eventTypes, description } = await rowOrGone(context, findOwnEndpoint(context, params.endpointID))
  return { url, eventTypes: eventTypes.join(' '), description: description ?? '' }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { lists: ['eventTypes'] })
  return saveForm(
    context,
    { input: endpointInput(input), typed },
    SaveWebhookEndpoint,
    (value) => updateOwnEndpoint(context, params.endpointID, value),
    { to: '/client/webhooks', done: words.endpointSaved, failed: words.failedToSaveTheEndpoint },
  )
}

export default function EditEndpoint({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm title={words.editEndpoint} submit={words.save} back="/client/webhooks" answer={answer} wide>
      <EndpointFields values={answer?.typed ?? loaderData} fields={answer?.fields} />
    </DialogForm>
  )
}
