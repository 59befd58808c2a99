import { data } from 'react-router'
import { check } from '#contract/check.js'
import { clock } from '#contract/clock.js'
import { webhookOverlapSeconds, webhookOverlapSecondsMax } from '#contract/limits.js'
import * as words from '#contract/messages/client/webhooks.js'
import { RotateWebhookSecret } from '#contract/webhooks.js'
import { ApiError } from '../../../api/http.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
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
import { FreshSecretPanel, type SecretAnswer } from './secret'

export const meta: Route.MetaFunction = () => pageMeta(words.rotateSecret)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { url, previousSecretEndsAt } = await rowOrGone(context, findOwnEndpoint(context, params.endpointID))
  const isUnderway = previousSecretEndsAt !== null && Date.parse(previousSecretEndsAt) > clock.time()
  return { url, endsAt: isUnderway ? previousSecretEndsAt : null }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, ['overlapSeconds'], { flags: ['force'] })
  const { value, fields } = await check(RotateWebhookSecret, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    const made = await rotateOwnSecret(context, params.endpointID, value)
    return data<SecretAnswer>({ made, toast: success(words.secretRotated) })
  } catch (error) {
    return refuse(inWordsOfTheForm(error), words.failedToRotateTheSecret, typed)
  }
}

function inWordsOfTheForm(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'ROTATION_UNDERWAY') return error
  const sentence = words.theSecretBeforeThisOne
  return new ApiError(409, error.code, sentence, error.fields, error.requestId)
}

const overlaps = () => [
  { value: '0', label: words.noOverlap },
  { value: '3600', label: words.oneHour },
  { value: String(webhookOverlapSeconds), label: words.oneDay },
  { value: String(webhookOverlapSecondsMax), label: words.oneWeek },
]

export default function RotateSecret({ loaderData: { url, endsAt }, actionData }: Route.ComponentProps) {
  const answer: SecretAnswer | undefined = actionData
  if (answer?.made) return <FreshSecretPanel endpoint={answer.made} said={words.secretRotated} answer={answer} />
  return (
    <DialogForm
      title={words.rotateTheSecret}
      lead={words.aNewSecretSignsFrom}
      submit={words.rotate}
      back="/client/webhooks"
      answer={answer}
    >
      <p className="font-mono text-sm break-all">{url}</p>
      <SelectField
        label={words.overlapLabel}
        name="overlapSeconds"
        options={overlaps()}
        defaultValue={answer?.typed?.overlapSeconds ?? String(webhookOverlapSeconds)}
        error={answer?.fields?.overlapSeconds && words.chooseOverlap}
        required
      />
      {endsAt && (
        <Checkbox
          name="force"
          label={words.endTheOldestSecretNow}
          help={
            <>
              {words.theLastRotationIsNot} <Moment iso={endsAt} />.
            </>
          }
        />
      )}
    </DialogForm>
  )
}
