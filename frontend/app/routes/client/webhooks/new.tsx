import { data } from 'react-router'
import { check } from '#contract/check.js'
import { allEventTypes } from '#contract/event-types.js'
import * as words from '#contract/messages/client/webhooks.js'
import { SaveWebhookEndpoint } from '#contract/webhooks.js'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { createOwnEndpoint } from '../../../api/webhook-endpoints.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { EndpointFields } from './fields'
import { endpointInput } from './input'
import { FreshSecretPanel, type SecretAnswer } from './secret'

export const meta: Route.MetaFunction = () => pageMeta(words.addEndpoint)

export const loader = () => ({ formID: newFormID() })

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { lists: ['eventTypes'] })
  const { value, fields } = await check(SaveWebhookEndpoint, endpointInput(input))
  if (fields) return refuseInputs(fields, typed)
  try {
    const made = await createOwnEndpoint(context, value, input.formID)
    return data<SecretAnswer>({ made, toast: success(words.endpointAdded) })
  } catch (error) {
    return refuse(error, words.failedToAddTheEndpoint, typed)
  }
}

export default function NewEndpoint({ loaderData, actionData }: Route.ComponentProps) {
  const answer: SecretAnswer | undefined = actionData
  if (answer?.made) return <FreshSecretPanel endpoint={answer.made} said={words.endpointAdded} answer={answer} />
  return (
    <DialogForm
      title={words.addEndpoint}
      lead={words.everyMessageIsSignedWith}
      submit={words.addEndpoint}
      back="/client/webhooks"
      answer={answer}
      wide
    >
      <input type="hidden" name="formID" value={loaderData.formID} />
      <EndpointFields values={answer?.typed ?? { eventTypes: allEventTypes }} fields={answer?.fields} />
    </DialogForm>
  )
}
