import { data } from 'react-router'
import { ForgotPassword } from '#contract/account.js'
import { check } from '#contract/check.js'
import * as texts from '#contract/messages/admin/account.js'
import { forgotPassword as words } from '#contract/messages/passwords.js'
import { forgotPassword } from '../../api/account.server'
import { type Refusal, refuse, refuseInputs } from '../../api/refusal.server'
import { useAnswerToast } from '../../components/answer-toast'
import { EntryCard } from '../../components/entry-card'
import { useFocusFirstError } from '../../components/first-error'
import { Mark } from '../../components/mark'
import { pageMeta } from '../../components/page-meta'
import { ResetLink, ResetLinkForm } from '../../components/reset-link-form'
import { TextLink } from '../../components/text-link'
import { readForm } from '../../session/form.server'
import { success } from '../../session/toast.server'
import type { Route } from './+types/forgot-password'

const title = texts.titleAdmin(words.title)

/** `resetToken` comes from an installation that was told to show it, for trying things out. */
type Answer = Refusal & { isSent?: boolean; resetToken?: string | undefined }

export const meta: Route.MetaFunction = () => pageMeta(title)

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(ForgotPassword, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    const { resetToken } = await forgotPassword(context, value)
    return data<Answer>({ isSent: true, resetToken, toast: success(words.success) })
  } catch (error) {
    return refuse(error, words.failure, typed)
  }
}

export default function AdminForgotPassword({ actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <EntryCard
        title={title}
        lead={texts.resetLinkHelp}
        emblem={<Mark className="mb-2 -ml-1 size-8 text-brand" />}
        footer={<TextLink to="/admin/login">{texts.backToSignIn}</TextLink>}
      >
        {answer?.isSent ? <Sent resetToken={answer.resetToken} /> : <ResetLinkForm answer={answer} />}
      </EntryCard>
    </main>
  )
}

const Sent = ({ resetToken }: { resetToken: string | undefined }) => (
  <div className="flex flex-col gap-4">
    <p role="status" className="text-sm font-medium text-ink">
      {words.success}
    </p>
    <ResetLink to="/admin/reset-password" resetToken={resetToken} />
  </div>
)
