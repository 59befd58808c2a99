import { check } from '#contract/check.js'
import * as words from '#contract/messages/client/webhooks.js'
import { SaveWebhookEndpoint } from '#contract/webhooks.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { findOwnEndpoint, updateOwnEndpoint } from '../../../api/webhook-endpoints.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
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
  const { value, fields } = await check(SaveWebhookEndpoint, endpointInput(input))
  if (fields) return refuseInputs(fields, typed)
  try {
    await updateOwnEndpoint(context, params.endpointID, value)
  } catch (error) {
    return refuse(error, words.failedToSaveTheEndpoint, typed)
  }
  return redirectWithToast(context, '/client/webhooks', success(words.endpointSaved))
}

export default function EditEndpoint({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm title={words.editEndpoint} submit={words.save} back="/client/webhooks" answer={answer} wide>
      <EndpointFields values={answer?.typed ?? loaderData} fields={answer?.fields} />
    </DialogForm>
  )
}
