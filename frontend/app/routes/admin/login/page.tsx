import { Form, redirect, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import { clock } from '#contract/clock.js'
import { portalSessionMaxMs, portalTokenKey } from '#contract/limits.js'
import * as words from '#contract/messages/admin/account.js'
import { adminLogin, clientLogin, session } from '#contract/messages/sign-in.js'
import { LoginPortalUser } from '#contract/portal-users.js'
import { codePage } from '../../../api/factors.server'
import { passkeyPlace } from '../../../api/passkeys.server'
import { logInPortalUser, renewedCookie, restorePortalSession } from '../../../api/portal-users.server'
import { type Refusal, refuseInputs } from '../../../api/refusal.server'
import { listSignOns } from '../../../api/single-sign-on.server'
import { silently } from '../../../api/silently.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { Button } from '../../../components/button'
import { EntryCard } from '../../../components/entry-card'
import { Field, PasswordField } from '../../../components/field'
import { useFocusFirstError } from '../../../components/first-error'
import { FormError } from '../../../components/form-error'
import { Mark } from '../../../components/mark'
import { pageMeta } from '../../../components/page-meta'
import { PasskeySignIn } from '../../../components/passkey-sign-in'
import { SessionEnded } from '../../../components/session-ended'
import { SignInHelp, type SignInHelpProps } from '../../../components/sign-in-help'
import { SignOnLinks } from '../../../components/sign-on-links'
import { TextLink } from '../../../components/text-link'
import { setCookies } from '../../../session/cookies.server'
import { keepDevice, readDevice } from '../../../session/device.server'
import { readForm } from '../../../session/form.server'
import { SessionMarker } from '../../../session/markers'
import { keepPortalToken } from '../../../session/portal-session.server'
import { sameSitePath } from '../../../session/same-site'
import { endedIn } from '../../../session/sign-in-page'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/page'
import { passwordFault, refuseStaff } from './refusal.server'

export const meta: Route.MetaFunction = () => pageMeta(words.adminSignIn)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const isSignedIn = await silently(restorePortalSession(request, context), false)
  if (isSignedIn) throw redirect('/admin/dashboard', { headers: setCookies(...(await renewedCookie(context))) })
  const providers = await listSignOns(context)
  return { ended: endedIn(url), takesPasskeys: passkeyPlace(context, url).isPossible, providers }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(LoginPortalUser, input)
  const faults = { ...fields, ...passwordFault(input.password) }
  if (!value || Object.keys(faults).length > 0) return refuseInputs(faults, typed)
  try {
    const device = await readDevice(request, context, 'portal')
    const { token, deviceToken } = await logInPortalUser(context, value, device)
    const until = new Date(clock.time() + portalSessionMaxMs).toISOString()
    const cookies = [
      await keepPortalToken(context, { token, until }),
      await keepDevice(context, { audience: 'portal', deviceToken }),
    ]
    const from = sameSitePath(url.searchParams.get('from'))
    const next = from?.startsWith('/admin/') ? from : '/admin/dashboard'
    return await redirectWithToast(context, next, success(session.signedIn), ...cookies)
  } catch (error) {
    return (await codePage(error, context, 'portal', url)) ?? refuseStaff(error, typed)
  }
}

export default function AdminLogin({ loaderData, actionData }: Route.ComponentProps) {
  const answer: (Refusal & Partial<SignInHelpProps>) | undefined = actionData
  useAnswerToast(answer)
  useFocusFirstError(answer?.fields)
  return (
    <main id="main" tabIndex={-1} className="grid min-h-dvh place-items-center">
      <SessionMarker storageKey={portalTokenKey} until={null} />
      <EntryCard
        title={words.gatehouseAdminPortal}
        lead={words.forPlatformStaff}
        emblem={<Mark className="mb-2 -ml-1 size-8 text-brand" />}
        footer={
          <>
            <TextLink to="/admin/forgot-password">{clientLogin.forgotPassword}</TextLink>
            <TextLink to="/">{words.backToThePublicSite}</TextLink>
          </>
        }
      >
        <SessionEnded ended={loaderData.ended} />
        <Form method="post" noValidate className="flex flex-col gap-5">
          <Field
            label={words.email}
            name="email"
            defaultValue={answer?.typed?.email}
            error={answer?.fields?.email}
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
          <SignInHelp help={answer?.help} resetAt="/admin/forgot-password" />
          <Button fullWidth loading={useNavigation().formMethod === 'POST'}>
            {adminLogin.submit}
          </Button>
        </Form>
        {loaderData.takesPasskeys && <PasskeySignIn at="/admin/login/passkey" />}
        <SignOnLinks providers={loaderData.providers} />
      </EntryCard>
    </main>
  )
}
