import { Form, useNavigation } from 'react-router'
import { ResetPassword } from '#contract/account.js'
import { check } from '#contract/check.js'
import { staffPasswordMinLength } from '#contract/limits.js'
import * as texts from '#contract/messages/admin/account.js'
import { resetPassword as words } from '#contract/messages/passwords.js'
import { resetPassword } from '../../api/account.server'
import { ApiError } from '../../api/http.server'
import { refuse, refuseInputs } from '../../api/refusal.server'
import { useAnswerToast } from '../../components/answer-toast'
import { Button } from '../../components/button'
import { EntryCard } from '../../components/entry-card'
import { Field, PasswordField } from '../../components/field'
import { useFocusFirstError } from '../../components/first-error'
import { FormError } from '../../components/form-error'
import { Mark } from '../../components/mark'
import { pageMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import { keepDevice } from '../../session/device.server'
import { readForm } from '../../session/form.server'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/reset-password'

const title = texts.titleAdmin(words.title)

export const meta: Route.MetaFunction = () => [...pageMeta(title), { name: 'robots', content: 'noindex' }]

/** The mailed link carries the token; who comes without it can paste it. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(ResetPassword, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    const device = await keepDevice(context, await resetPassword(context, value))
    return await redirectWithToast(context, '/admin/login', success(words.success), device)
  } catch (error) {
    // A password that is refused says nothing against the token.
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) return refuseInputs(error.fields, typed)
    return refuse(error, words.failure, typed)
  }
}

export default function AdminResetPassword({ loaderData: { token }, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <EntryCard
        title={title}
        lead={texts.signsOutAllDevices}
        emblem={<Mark className="mb-2 -ml-1 size-8 text-brand" />}
        footer={<TextLink to="/admin/forgot-password">{texts.getNewLink}</TextLink>}
      >
        <Form method="post" noValidate className="flex flex-col gap-5">
          <Field
            label={texts.resetToken}
            name="resetToken"
            autoComplete="one-time-code"
            spellCheck={false}
            defaultValue={answer?.typed?.resetToken ?? token}
            error={answer?.fields?.resetToken}
            required
          />
          <PasswordField
            label={texts.newPassword}
            name="newPassword"
            autoComplete="new-password"
            error={answer?.fields?.newPassword}
            help={texts.atLeastStaffPasswordMin(staffPasswordMinLength)}
            required
          />
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
          <Button fullWidth loading={isBusy}>
            {words.title}
          </Button>
        </Form>
      </EntryCard>
    </main>
  )
}
