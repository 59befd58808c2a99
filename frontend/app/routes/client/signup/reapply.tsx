import { data } from 'react-router'
import { check } from '#contract/check.js'
import { ReapplyClient } from '#contract/clients.js'
import { toastRegistrationFailureMs } from '#contract/limits.js'
import * as words from '#contract/messages/client/signup.js'
import { signup } from '#contract/messages/sign-up.js'
import { loadClientStatus, reapplyClient } from '../../../api/clients.server'
import { ApiError } from '../../../api/http.server'
import { refuseInputs } from '../../../api/refusal.server'
import { silently } from '../../../api/silently.server'
import { EntryCard } from '../../../components/entry-card'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { readStatusToken } from '../../../session/client-session.server'
import { readDevice } from '../../../session/device.server'
import { readForm } from '../../../session/form.server'
import { failure } from '../../../session/toast.server'
import type { Route } from './+types/reapply'
import { SignupFields } from './fields'
import { SignupForm } from './form'
import type { SignupAnswer } from './redirect'
import { leadToDecision } from './registered.server'

export const meta: Route.MetaFunction = () => pageMeta(words.applyAgain, words.correctTheDetailsOfA)

/** The waiting page's token says whose application it was; without it the form is simply empty. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = await readStatusToken(request, context)
  const status = token ? await silently(loadClientStatus(context, token), null) : null
  return { name: status?.name ?? '', reason: status?.status === 'rejected' ? status.reason : null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, ['chargePercentage'])
  const { value, fields } = await check(ReapplyClient, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    const deviceToken = await readDevice(request, context, 'client')
    return await leadToDecision(request, context, await reapplyClient(context, value, deviceToken))
  } catch (error) {
    return refuseReapply(error, typed)
  }
}

// Unlike a first registration, this one can fail for reasons that the person should read: a wrong password, a lock.
function refuseReapply(error: unknown, typed: Record<string, string>) {
  if (!(error instanceof ApiError)) throw error
  const { fields, status } = error
  const isKnown = [401, 429].includes(status) && error.sentence !== ''
  const isDecided = status === 409 && words.registrationWasNotRejected
  const sentence = isDecided || (isKnown ? error.sentence : signup.failure)
  const toast = failure(sentence, toastRegistrationFailureMs)
  return data<SignupAnswer>({ fields, sentence, toast, typed }, { status })
}

export default function Reapply({ loaderData, actionData }: Route.ComponentProps) {
  const answer: SignupAnswer | undefined = actionData
  const { name, reason } = loaderData
  return (
    <EntryCard
      wide
      title={words.applyAgain}
      lead={words.correctWhatWasMissingOur}
      footer={<TextLink to="/client/pending-approval">{words.backToTheDecision}</TextLink>}
    >
      {reason && (
        <div className="flex flex-col gap-1 rounded-control bg-sunken px-4 py-3 text-sm">
          <p className="font-medium">{words.rejectionReason}</p>
          <p className="whitespace-pre-line text-ink-soft">{reason}</p>
        </div>
      )}
      <SignupForm answer={answer} submit={words.applyAgain}>
        <SignupFields again typed={answer?.typed ?? { name }} fields={answer?.fields} />
      </SignupForm>
    </EntryCard>
  )
}
