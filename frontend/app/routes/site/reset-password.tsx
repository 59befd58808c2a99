import { Form, useNavigation } from 'react-router'
import { ResetPassword } from '#contract/account.js'
import { check } from '#contract/check.js'
import { passwordMinLength } from '#contract/limits.js'
import { resetPassword as words } from '#contract/messages/passwords.js'
import * as texts from '#contract/messages/site/reset-password.js'
import { resetPassword } from '../../api/account.server'
import { ApiError } from '../../api/http.server'
import { type Refusal, refuse, refuseInputs } from '../../api/refusal.server'
import { Button } from '../../components/button'
import { EntryCard } from '../../components/entry-card'
import { Field, PasswordField } from '../../components/field'
import { useFormAnswer } from '../../components/form-answer'
import { FormError } from '../../components/form-error'
import { hiddenMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import { keepDevice } from '../../session/device.server'
import { readForm } from '../../session/form.server'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/reset-password'

export const meta: Route.MetaFunction = () => hiddenMeta(words.title, texts.chooseANewPasswordFor)

/** The mailed link carries the token; who comes without it can paste it. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(ResetPassword, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    const device = await keepDevice(context, await resetPassword(context, value))
    return await redirectWithToast(context, '/client/login', success(words.success), device)
  } catch (error) {
    // A password that is refused says nothing against the token.
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) return refuseInputs(error.fields, typed)
    return refuse(error, words.failure, typed)
  }
}

export default function ResetPasswordPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  useFormAnswer(answer)
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <EntryCard
      title={words.title}
      lead={texts.signsOutOtherBrowsers}
      footer={<TextLink to="/forgot-password">{texts.getNewLink}</TextLink>}
    >
      <Form method="post" noValidate className="flex flex-col gap-5">
        <TokenField token={loaderData.token} answer={answer} />
        <PasswordField
          label={texts.newPassword}
          name="newPassword"
          autoComplete="new-password"
          error={answer?.fields?.newPassword}
          help={texts.atLeastPasswordMinLength(passwordMinLength)}
          strength
          required
        />
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <Button fullWidth loading={isBusy}>
          {words.title}
        </Button>
      </Form>
    </EntryCard>
  )
}

function TokenField({ token, answer }: { token: string; answer: Refusal | undefined }) {
  if (token) return <input type="hidden" name="resetToken" value={token} />
  return (
    <Field
      label={texts.resetToken}
      name="resetToken"
      defaultValue={answer?.typed?.resetToken}
      error={answer?.fields?.resetToken}
      autoComplete="one-time-code"
      spellCheck={false}
      help={texts.findItInTheLink}
      required
    />
  )
}
