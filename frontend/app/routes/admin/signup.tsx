import { useEffect } from 'react'
import { data, Form, useNavigate, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import { adminSignupRedirectMs, staffPasswordMinLength } from '#contract/limits.js'
import * as words from '#contract/messages/admin/account.js'
import { adminSignup } from '#contract/messages/sign-up.js'
import { RegisterPortalUser } from '#contract/portal-users.js'
import { ApiError } from '../../api/http.server'
import { registerPortalUser } from '../../api/portal-users.server'
import { type Refusal, refuseInputs } from '../../api/refusal.server'
import { useAnswerToast } from '../../components/answer-toast'
import { Button } from '../../components/button'
import { EntryCard } from '../../components/entry-card'
import { Field, PasswordField } from '../../components/field'
import { useFocusFirstError } from '../../components/first-error'
import { FormError } from '../../components/form-error'
import { Mark } from '../../components/mark'
import { pageMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import { isScripted, readForm } from '../../session/form.server'
import { failure, redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/signup'

type Answer = Refusal & { isDone?: boolean }

export const meta: Route.MetaFunction = () => pageMeta(adminSignup.title)

/** The screen before this one says which client it is about. */
export const loader = ({ url }: Route.LoaderArgs) => ({ clientID: url.searchParams.get('clientID') ?? '' })

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(RegisterPortalUser, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await registerPortalUser(context, value)
    const toast = success(adminSignup.success)
    return isScripted(request)
      ? data<Answer>({ isDone: true, toast })
      : await redirectWithToast(context, '/login', toast)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const sentence = error.sentence || adminSignup.failure
    return data<Answer>({ fields: error.fields, sentence, toast: failure(sentence), typed }, { status: error.status })
  }
}

export default function AdminSignup({ loaderData: { clientID }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  useRedirectWhenDone(answer?.isDone ?? false)
  const isBusy = useNavigation().formMethod === 'POST' || answer?.isDone
  const tie = (name: string) => ({ name, defaultValue: answer?.typed?.[name], error: answer?.fields?.[name] })
  const needsClient = !clientID || answer?.fields?.clientID
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <EntryCard
        title={adminSignup.title}
        lead={words.afterSignUpHelp}
        emblem={<Mark className="mb-2 -ml-1 size-8 text-brand" />}
        footer={<TextLink to="/admin/login">{words.backToSignIn}</TextLink>}
      >
        <Form method="post" noValidate className="flex flex-col gap-5">
          {needsClient ? (
            <Field
              label={words.clientId}
              {...tie('clientID')}
              defaultValue={answer?.typed?.clientID ?? clientID}
              required
            />
          ) : (
            <input type="hidden" name="clientID" value={clientID} />
          )}
          <Field label={words.username} {...tie('userName')} autoComplete="name" required />
          <Field label={words.email} {...tie('email')} type="email" autoComplete="username" required />
          <PasswordField
            label={words.password}
            name="password"
            autoComplete="new-password"
            error={answer?.fields?.password}
            help={words.atLeastStaffPasswordMin(staffPasswordMinLength)}
            required
          />
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
          <Button fullWidth loading={isBusy}>
            {words.signUp}
          </Button>
        </Form>
      </EntryCard>
    </main>
  )
}

/** The specification's pause before the sign-in page. */
function useRedirectWhenDone(isDone: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(() => void navigate('/login'), adminSignupRedirectMs)
    return () => clearTimeout(timer)
  }, [isDone, navigate])
}
