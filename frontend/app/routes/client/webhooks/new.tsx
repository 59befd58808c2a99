import { data } from 'react-router'
import { check } from '#contract/check.js'
import { allEventTypes } from '#contract/event-types.js'
import { SaveWebhookEndpoint, type WebhookEndpointSecretView } from '#contract/webhooks.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { createOwnEndpoint } from '../../../api/webhook-endpoints.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { EndpointFields } from './fields'
import { endpointInput } from './input'
import { FreshSecretPanel } from './secret'

interface Answer extends Refusal {
  made?: WebhookEndpointSecretView
}

export const meta: Route.MetaFunction = () => pageMeta('Add endpoint')

export const loader = () => ({ formID: newFormID() })

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { lists: ['eventTypes'] })
  const { value, fields } = await check(SaveWebhookEndpoint, endpointInput(input))
  if (fields) return refuseInputs(fields, typed)
  try {
    const made = await createOwnEndpoint(context, value, input.formID)
    return data<Answer>({ made, toast: success('Endpoint added') })
  } catch (error) {
    return refuse(error, 'Failed to add the endpoint', typed)
  }
}

export default function NewEndpoint({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  if (answer?.made) return <FreshSecretPanel endpoint={answer.made} said="Endpoint added" answer={answer} />
  return (
    <DialogForm
      title="Add endpoint"
      lead="Every message is signed with a secret of its own, which you get in the next step."
      submit="Add endpoint"
      back="/client/webhooks"
      answer={answer}
      wide
    >
      <input type="hidden" name="formID" value={loaderData.formID} />
      <EndpointFields values={answer?.typed ?? { eventTypes: allEventTypes }} fields={answer?.fields} />
    </DialogForm>
  )
}
