import { data } from 'react-router'
import { check } from '#contract/check.js'
import { webhookOverlapSeconds, webhookOverlapSecondsMax } from '#contract/limits.js'
import { RotateWebhookSecret, type WebhookEndpointSecretView } from '#contract/webhooks.js'
import { ApiError } from '../../../api/http.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { findOwnEndpoint, rotateOwnSecret } from '../../../api/webhook-endpoints.server'
import { Checkbox } from '../../../components/checkbox'
import { DialogForm } from '../../../components/dialog-form'
import { SelectField } from '../../../components/field'
import { Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { success } from '../../../session/toast.server'
import type { Route } from './+types/rotate-secret'
import { FreshSecretPanel } from './secret'

interface Answer extends Refusal {
  made?: WebhookEndpointSecretView
}

export const meta: Route.MetaFunction = () => pageMeta('Rotate secret')

export async function loader({ context, params }: Route.LoaderArgs) {
  const { url, previousSecretEndsAt } = await rowOrGone(context, findOwnEndpoint(context, params.endpointID))
  const isUnderway = previousSecretEndsAt !== null && Date.parse(previousSecretEndsAt) > Date.now()
  return { url, endsAt: isUnderway ? previousSecretEndsAt : null }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, ['overlapSeconds'], { flags: ['force'] })
  const { value, fields } = await check(RotateWebhookSecret, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    const made = await rotateOwnSecret(context, params.endpointID, value)
    return data<Answer>({ made, toast: success('Secret rotated') })
  } catch (error) {
    return refuse(inWordsOfTheForm(error), 'Failed to rotate the secret', typed)
  }
}

function inWordsOfTheForm(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'ROTATION_UNDERWAY') return error
  const sentence = 'The secret before this one still signs. Tick the box to end it now, or wait until it has ended.'
  return new ApiError(409, error.code, sentence, error.fields, error.requestId)
}

const overlaps = [
  { value: '0', label: 'Not at all: it ends now' },
  { value: '3600', label: 'One hour' },
  { value: String(webhookOverlapSeconds), label: 'One day' },
  { value: String(webhookOverlapSecondsMax), label: 'One week' },
]

export default function RotateSecret({ loaderData: { url, endsAt }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  if (answer?.made) return <FreshSecretPanel endpoint={answer.made} said="Secret rotated" answer={answer} />
  return (
    <DialogForm
      title="Rotate the secret"
      lead="A new secret signs from now on. While the old one signs too, your server accepts both, and nothing is lost."
      submit="Rotate"
      back="/client/webhooks"
      answer={answer}
    >
      <p className="font-mono text-sm break-all">{url}</p>
      <SelectField
        label="The old secret signs too for"
        name="overlapSeconds"
        options={overlaps}
        defaultValue={answer?.typed?.overlapSeconds ?? String(webhookOverlapSeconds)}
        error={answer?.fields?.overlapSeconds && 'Please choose how long'}
        required
      />
      {endsAt && (
        <Checkbox
          name="force"
          label="End the oldest secret now"
          help={
            <>
              The last rotation is not over: the secret before this one signs until <Moment iso={endsAt} />.
            </>
          }
        />
      )}
    </DialogForm>
  )
}
