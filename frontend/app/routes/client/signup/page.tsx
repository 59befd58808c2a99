import { data, Form, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import { RegisterClient } from '#contract/clients.js'
import { toastRegistrationFailureMs } from '#contract/limits.js'
import * as words from '#contract/messages/client/signup.js'
import { signup } from '#contract/messages/sign-up.js'
import { registerClient } from '../../../api/clients.server'
import { ApiError } from '../../../api/http.server'
import { refuseInputs } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { Button } from '../../../components/button'
import { EntryCard } from '../../../components/entry-card'
import { useFocusFirstError } from '../../../components/first-error'
import { FormError } from '../../../components/form-error'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { keepStatusToken, waitingPage } from '../../../session/client-session.server'
import { setCookies } from '../../../session/cookies.server'
import { isScripted, readForm } from '../../../session/form.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import { confirmFault } from '../../../components/confirm-password'
import type { Route } from './+types/page'
import { SignupFields } from './fields'
import { type SignupAnswer, useRegisteredRedirect } from './redirect'

export const meta: Route.MetaFunction = () => pageMeta(signup.title, signup.subtitle)

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, ['chargePercentage'])
  const { confirmPassword, ...registration } = input
  const confirmFields = confirmFault(registration.password, confirmPassword)
  const { value, fields } = await check(RegisterClient, registration)
  if (fields || confirmFields) return refuseInputs({ ...fields, ...confirmFields }, typed)
  try {
    const { statusToken, ...registered } = await registerClient(context, value)
    const cookie = await keepStatusToken(context, statusToken)
    const toast = success(signup.success)
    const to = await waitingPage(request, context)
    if (!isScripted(request)) return await redirectWithToast(context, to, toast, cookie)
    return data<SignupAnswer>({ registered, to, toast }, { headers: setCookies(cookie) })
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
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  const isLeaving = useRegisteredRedirect(answer)
  const isBusy = useNavigation().formMethod === 'POST' || isLeaving
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
      <Form method="post" noValidate className="flex flex-col gap-8">
        <SignupFields typed={answer?.typed} fields={answer?.fields} />
        <div className="flex flex-col gap-4">
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
          <Button size="lg" fullWidth loading={isBusy} busyLabel={signup.busy}>
            {signup.submit}
          </Button>
          <p className="text-center text-xs text-ink-faint">{words.ourTeamReviewsEachRegistration}</p>
        </div>
      </Form>
    </EntryCard>
  )
}
