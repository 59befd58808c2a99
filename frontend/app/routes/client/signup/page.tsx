import { data } from 'react-router'
import { check } from '#contract/check.js'
import { RegisterClient } from '#contract/clients.js'
import { toastRegistrationFailureMs } from '#contract/limits.js'
import * as words from '#contract/messages/client/signup.js'
import { signup } from '#contract/messages/sign-up.js'
import { registerClient } from '../../../api/clients.server'
import { ApiError } from '../../../api/http.server'
import { refuseInputs } from '../../../api/refusal.server'
import { EntryCard } from '../../../components/entry-card'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { readForm } from '../../../session/form.server'
import { failure } from '../../../session/toast.server'
import { confirmFault } from '../../../components/confirm-password'
import type { Route } from './+types/page'
import { SignupFields } from './fields'
import { SignupForm } from './form'
import type { SignupAnswer } from './redirect'
import { leadToDecision } from './registered.server'

export const meta: Route.MetaFunction = () => pageMeta(signup.title, signup.subtitle)

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, ['chargePercentage'])
  const { confirmPassword, ...registration } = input
  const confirmFields = confirmFault(registration.password, confirmPassword)
  const { value, fields } = await check(RegisterClient, registration)
  if (fields || confirmFields) return refuseInputs({ ...fields, ...confirmFields }, typed)
  try {
    return await leadToDecision(request, context, await registerClient(context, value))
  } catch (error) {
    return refuseSignup(error, typed)
  }
}

function refuseSignup(error: unknown, typed: Record<string, string>) {
  if (!(error instanceof ApiError)) throw error
  const { fields, status } = error
  const toast = failure(signup.failure, toastRegistrationFailureMs)
  const sentence = status === 429 && error.sentence ? error.sentence : signup.failure
  return data<SignupAnswer>({ fields, sentence, toast, typed }, { status })
}

export default function Signup({ actionData }: Route.ComponentProps) {
  const answer: SignupAnswer | undefined = actionData
  return (
    <EntryCard
      wide
      title={signup.title}
      lead={signup.subtitle}
      footer={
        <p>
          {words.alreadyRegistered} <TextLink to="/client/login">{words.signIn2}</TextLink>
        </p>
      }
    >
      <SignupForm answer={answer} submit={signup.submit} note={words.ourTeamReviewsEachRegistration}>
        <SignupFields typed={answer?.typed} fields={answer?.fields} />
      </SignupForm>
    </EntryCard>
  )
}
