import { data } from 'react-router'
import { ForgotPassword } from '#contract/account.js'
import { check } from '#contract/check.js'
import { resetTokenLifeMs } from '#contract/limits.js'
import { forgotPassword as words } from '#contract/messages/passwords.js'
import * as texts from '#contract/messages/site/forgot-password.js'
import { forgotPassword } from '../../api/account.server'
import { type Refusal, refuse, refuseInputs } from '../../api/refusal.server'
import { EntryCard } from '../../components/entry-card'
import { useFormAnswer } from '../../components/form-answer'
import { CheckCircleIcon } from '../../components/first-icon'
import { pageMeta } from '../../components/page-meta'
import { ResetLink, ResetLinkForm } from '../../components/reset-link-form'
import { TextLink } from '../../components/text-link'
import { readForm } from '../../session/form.server'
import { success } from '../../session/toast.server'
import type { Route } from './+types/forgot-password'

/** `resetToken` comes from an installation that was told to show it, for trying things out. */
type Answer = Refusal & { sentTo?: string; resetToken?: string | undefined }

export const meta: Route.MetaFunction = () => pageMeta(words.title, texts.requestAResetLink)

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
  useFormAnswer(answer)
  const back = <TextLink to="/client/login">{texts.backToSignIn}</TextLink>
  if (answer?.sentTo) return <Sent sentTo={answer.sentTo} resetToken={answer.resetToken} />
  return (
    <EntryCard title={words.title} lead={texts.enterYourEmail} footer={back}>
      <ResetLinkForm answer={answer} />
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
      title={texts.checkYourEmail}
      emblem={emblem}
      footer={<TextLink to="/client/login">{texts.backToSignIn}</TextLink>}
    >
      <div role="status" className="flex flex-col gap-3 text-sm text-ink-soft">
        <p className="font-medium text-ink">{words.success}</p>
        <p>
          {texts.theLinkFor} <span className="font-medium [overflow-wrap:anywhere] text-ink">{sentTo}</span>{' '}
          {texts.worksOnceAndForMinutes(resetTokenLifeMs / 60_000)}
        </p>
        <p>
          {texts.noEmailCheckSpam} <TextLink to="/forgot-password">{texts.tryAnotherAddress}</TextLink>.
        </p>
      </div>
      <ResetLink to="/reset-password" resetToken={resetToken} />
    </EntryCard>
  )
}
