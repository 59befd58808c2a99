import { data, Form, useNavigation } from 'react-router'
import { OpenSignInLink } from '#contract/account.js'
import { check } from '#contract/check.js'
import { signInLink as words } from '#contract/messages/sign-in.js'
import * as texts from '#contract/messages/site/sign-in-link.js'
import { openSignInLink } from '../../api/account.server'
import { type Refusal, refuse } from '../../api/refusal.server'
import { useAnswerToast } from '../../components/answer-toast'
import { Button, ButtonLink } from '../../components/button'
import { EntryCard } from '../../components/entry-card'
import { FormError } from '../../components/form-error'
import { hiddenMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import { keepDevice } from '../../session/device.server'
import { readForm } from '../../session/form.server'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/sign-in-link'

const signIn = { client: '/client/login', portal: '/admin/login' }

export const meta: Route.MetaFunction = () => hiddenMeta(words.title)

/** Opening the link changes nothing yet: a mail program that looks at links must not use it up. */
export const loader = ({ url }: Route.LoaderArgs) => ({ token: url.searchParams.get('token') ?? '' })

export async function action({ request, context }: Route.ActionArgs) {
  const { value } = await check(OpenSignInLink, (await readForm(request)).input)
  if (!value) return data<Refusal>({ sentence: words.failure }, { status: 422 })
  try {
    const known = await openSignInLink(context, value)
    return await redirectWithToast(
      context,
      signIn[known.audience],
      success(words.success),
      await keepDevice(context, known),
    )
  } catch (error) {
    return refuse(error, words.failure)
  }
}

export default function SignInLinkPage({ loaderData: { token }, actionData: answer }: Route.ComponentProps) {
  useAnswerToast(answer)
  const isBusy = useNavigation().formMethod === 'POST'
  const isDead = token === '' || answer?.sentence === words.failure
  return (
    <EntryCard
      title={words.title}
      lead={isDead ? words.failure : texts.wrongPasswordsEntered}
      footer={<TextLink to="/forgot-password">{texts.setANewPasswordInstead}</TextLink>}
    >
      {isDead ? (
        <ButtonLink to="/client/login" variant="outline" fullWidth>
          {texts.goToSignIn}
        </ButtonLink>
      ) : (
        <Form method="post" className="flex flex-col gap-5">
          <input type="hidden" name="token" value={token} />
          {answer?.sentence && <FormError>{answer.sentence}</FormError>}
          <p className="text-sm text-ink-soft">{texts.passwordStillNeeded}</p>
          <Button fullWidth loading={isBusy}>
            {words.submit}
          </Button>
        </Form>
      )}
    </EntryCard>
  )
}
