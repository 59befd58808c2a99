import { Form, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import * as texts from '#contract/messages/admin/account.js'
import { confirmEmail as words } from '#contract/messages/passwords.js'
import { ConfirmEmail } from '#contract/portal-users.js'
import { ApiError } from '../../api/http.server'
import { confirmEmail } from '../../api/portal-users.server'
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
import { readForm } from '../../session/form.server'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/confirm-email'

export const meta: Route.MetaFunction = () => [...pageMeta(words.title), { name: 'robots', content: 'noindex' }]

/** The mailed link carries the token; opening it changes nothing, so that a mail scanner confirms nobody. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(ConfirmEmail, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await confirmEmail(context, value)
    return await redirectWithToast(context, '/admin/login', success(words.success))
  } catch (error) {
    // A wrong password says nothing against the link.
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) return refuseInputs(error.fields, typed)
    return refuse(error, words.failure, typed)
  }
}

export default function ConfirmEmailPage({ loaderData: { token }, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  const isBusy = useNavigation().formMethod === 'POST'
  const tokenError = answer?.fields?.token
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <EntryCard
        title={words.title}
        lead={texts.typeThePasswordThatYou}
        emblem={<Mark className="mb-2 -ml-1 size-8 text-brand" />}
        footer={<TextLink to="/admin/forgot-password">{texts.chooseANewPasswordInstead}</TextLink>}
      >
        <Form method="post" noValidate className="flex flex-col gap-5">
          {token && !tokenError ? (
            <input type="hidden" name="token" value={token} />
          ) : (
            <Field
              label={texts.confirmationToken}
              name="token"
              autoComplete="one-time-code"
              spellCheck={false}
              defaultValue={answer?.typed?.token ?? token}
              error={tokenError}
              required
            />
          )}
          <PasswordField
            label={texts.password}
            name="password"
            autoComplete="current-password"
            error={answer?.fields?.password}
            required
          />
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
          <Button fullWidth loading={isBusy}>
            {texts.confirm}
          </Button>
        </Form>
      </EntryCard>
    </main>
  )
}
