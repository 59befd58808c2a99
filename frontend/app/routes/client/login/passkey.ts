import { redirect } from 'react-router'
import { askPasskeyAtStep } from '../../../api/factors.server'
import { askPasskeySignIn, optionsAnswer, signInByPasskey } from '../../../api/passkeys.server'
import { keepStatusToken, waitingPage } from '../../../session/client-session.server'
import { setCookies } from '../../../session/cookies.server'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/passkey'
import { enter } from './enter.server'
import { refuseSignIn } from './refusal.server'

export const loader = () => redirect('/client/login')

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  if (input.intent === 'options') {
    // `?step`: after the password.
    const ask = url.searchParams.has('step') ? askPasskeyAtStep : askPasskeySignIn
    return optionsAnswer(ask({ request, context }, 'client'))
  }
  try {
    const view = await signInByPasskey({ request, context }, 'client', input.credential)
    if (view.status === 'active') return await enter(context, url, view)
    const headers = setCookies(await keepStatusToken(context, view.statusToken))
    return redirect(await waitingPage(request, context), { headers })
  } catch (error) {
    return refuseSignIn(error, {})
  }
}
