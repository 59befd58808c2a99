import { data, Form, useNavigation } from 'react-router'
import { ForgotPassword } from '#contract/account.js'
import { check } from '#contract/check.js'
import { resetTokenLifeMs } from '#contract/limits.js'
import { forgotPassword as words } from '#contract/messages.js'
import { forgotPassword } from '../../api/account.server'
import { type Refusal, refuse, refuseInputs } from '../../api/refusal.server'
import { useAnswerToast } from '../../components/answer-toast'
import { Button, ButtonLink } from '../../components/button'
import { EntryCard } from '../../components/entry-card'
import { Field } from '../../components/field'
import { useFocusFirstError } from '../../components/first-error'
import { FormError } from '../../components/form-error'
import { CheckCircleIcon } from '../../components/icon'
import { pageMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import { readForm } from '../../session/form.server'
import { success } from '../../session/toast.server'
import type { Route } from './+types/forgot-password'

/** `resetToken` comes from an installation that was told to show it, for trying things out. */
type Answer = Refusal & { sentTo?: string; resetToken?: string | undefined }

export const meta: Route.MetaFunction = () =>
  pageMeta(words.title, 'Ask for a link that sets a new password for your Gatehouse merchant account.')

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(ForgotPassword, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    const { resetToken } = await forgotPassword(context, value)
    return data<Answer>({ sentTo: value.email, resetToken, toast: success(words.success) })
  } catch (error) {
    return refuse(error, words.failure, typed)
  }
}

export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  const isBusy = useNavigation().formMethod === 'POST'
  const back = <TextLink to="/client/login">Back to sign in</TextLink>
  if (answer?.sentTo) return <Sent sentTo={answer.sentTo} resetToken={answer.resetToken} />
  return (
    <EntryCard title={words.title} lead="Type the e-mail you signed up with. We send you a link." footer={back}>
      <Form method="post" noValidate className="flex flex-col gap-5">
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={answer?.typed?.email}
          error={answer?.fields?.email}
          required
        />
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <Button fullWidth loading={isBusy}>
          Send reset link
        </Button>
      </Form>
    </EntryCard>
  )
}

function Sent({ sentTo, resetToken }: { sentTo: string; resetToken: string | undefined }) {
  const emblem = (
    <span className="mb-2 grid size-12 place-items-center rounded-full bg-success-soft text-success">
      <CheckCircleIcon className="size-6" />
    </span>
  )
  return (
    <EntryCard
      title="Look into your mail"
      emblem={emblem}
      footer={<TextLink to="/client/login">Back to sign in</TextLink>}
    >
      <div role="status" className="flex flex-col gap-3 text-sm text-ink-soft">
        <p className="font-medium text-ink">{words.success}</p>
        <p>
          The link for <span className="font-medium [overflow-wrap:anywhere] text-ink">{sentTo}</span> works once, and
          for {resetTokenLifeMs / 60_000} minutes.
        </p>
        <p>
          Nothing there? Look into the spam folder, or <TextLink to="/forgot-password">try another address</TextLink>.
        </p>
      </div>
      {resetToken && (
        <ButtonLink to={`/reset-password?${new URLSearchParams({ token: resetToken })}`} variant="outline" fullWidth>
          Open the reset link
        </ButtonLink>
      )}
    </EntryCard>
  )
}
