import { useEffect } from 'react'
import { data, Form, redirect, useNavigate, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import { LoginClient } from '#contract/clients.js'
import { clientLoginRedirectMs } from '#contract/limits.js'
import * as words from '#contract/messages/client/account.js'
import { clientLogin, session } from '#contract/messages/sign-in.js'
import { logInClient } from '../../../api/clients.server'
import { codePage } from '../../../api/factors.server'
import { passkeyPlace } from '../../../api/passkeys.server'
import { preferencesOf } from '../../../api/preferences.server'
import { type Refusal, refuseInputs } from '../../../api/refusal.server'
import { Button } from '../../../components/button'
import { EntryCard } from '../../../components/entry-card'
import { Field, PasswordField } from '../../../components/field'
import { useFormAnswer } from '../../../components/form-answer'
import { FormError } from '../../../components/form-error'
import { pageMeta } from '../../../components/page-meta'
import { PasskeySignIn } from '../../../components/passkey-sign-in'
import { SessionEnded } from '../../../components/session-ended'
import { SignInHelp, type SignInHelpProps } from '../../../components/sign-in-help'
import { TextLink } from '../../../components/text-link'
import { dropStatusToken, keepClientToken, keepStatusToken, waitingPage } from '../../../session/client-session.server'
import { setCookies } from '../../../session/cookies.server'
import { keepDevice, readDevice } from '../../../session/device.server'
import { isScripted, readForm } from '../../../session/form.server'
import { sameSitePath } from '../../../session/same-site'
import { endedIn } from '../../../session/sign-in-page'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/page'
import { refuseSignIn } from './refusal.server'

type Answer = Refusal & { next?: string; mayReapply?: boolean; help?: SignInHelpProps['help'] }

export const meta: Route.MetaFunction = () => pageMeta(words.signIn, words.signInToYourGatehouse)

export const loader = ({ context, url }: Route.LoaderArgs) => ({
  ended: endedIn(url),
  takesPasskeys: passkeyPlace(context, url).isPossible,
})

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(LoginClient, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    const answer = await logInClient(context, value, await readDevice(request, context, 'client'))
    if (answer.status === 'pending') {
      const headers = setCookies(await keepStatusToken(context, answer.statusToken))
      return redirect(await waitingPage(request, context), { headers })
    }
    const { token, expiresAt: until, deviceToken } = answer
    const cookies = [
      await keepClientToken(context, { token, until }),
      await keepDevice(context, { audience: 'client', deviceToken }),
      await dropStatusToken(context),
      ...(await preferencesOf(context, token)),
    ]
    const next = sameSitePath(url.searchParams.get('from')) ?? '/client/dashboard'
    const toast = success(session.signedIn)
    if (!isScripted(request)) return await redirectWithToast(context, next, toast, ...cookies)
    return data<Answer>({ next, toast }, { headers: setCookies(...cookies) })
  } catch (error) {
    return (await codePage(error, context, 'client', url)) ?? refuseSignIn(error, typed)
  }
}

export default function ClientLogin({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  useFormAnswer(answer)
  const isLeaving = useSignedInRedirect(answer?.next)
  const isBusy = useNavigation().formMethod === 'POST' || isLeaving
  return (
    <EntryCard
      title={clientLogin.submit}
      lead={words.welcomeBackSignInTo}
      footer={<TextLink to="/client/signup">{clientLogin.backToSignup}</TextLink>}
    >
      <SessionEnded ended={loaderData.ended} />
      <Form method="post" noValidate className="flex flex-col gap-5">
        <Field
          label={words.email}
          name="emailAddress"
          defaultValue={answer?.typed?.emailAddress}
          error={answer?.fields?.emailAddress}
          type="email"
          autoComplete={loaderData.takesPasskeys ? 'username webauthn' : 'username'}
          required
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          error={answer?.fields?.password}
          required
        />
        {answer?.sentence && <FormError>{answer.sentence}</FormError>}
        <SignInHelp help={answer?.help} resetAt="/forgot-password" />
        {answer?.mayReapply && (
          <p className="text-sm text-ink-soft">
            {words.youCanCorrectYourDetails} <TextLink to="/client/signup/reapply">{words.applyAgain}</TextLink>.
          </p>
        )}
        <Button fullWidth loading={isBusy} busyLabel={clientLogin.busy}>
          {clientLogin.submit}
        </Button>
        <TextLink to="/forgot-password" className="self-center text-sm">
          {clientLogin.forgotPassword}
        </TextLink>
      </Form>
      {loaderData.takesPasskeys && <PasskeySignIn at="/client/login/passkey" />}
    </EntryCard>
  )
}

/** The specification's pause after signing in, in which the toast can be read. */
function useSignedInRedirect(next: string | undefined): boolean {
  const navigate = useNavigate()
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(() => void navigate(next, { replace: true }), clientLoginRedirectMs)
    return () => clearTimeout(timer)
  }, [next, navigate])
  return Boolean(next)
}
