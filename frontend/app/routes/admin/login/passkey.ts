import { redirect } from 'react-router'
import { askPasskeyAtStep } from '../../../api/factors.server'
import { askPasskeySignIn, optionsAnswer, signInByPasskey } from '../../../api/passkeys.server'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/passkey'
import { enter } from './enter.server'
import { refuseStaff } from './refusal.server'

export const loader = () => redirect('/admin/login')

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  if (input.intent === 'options') {
    // `?step`: after the password.
    const ask = url.searchParams.has('step') ? askPasskeyAtStep : askPasskeySignIn
    return optionsAnswer(ask({ request, context }, 'portal'))
  }
  try {
    return await enter(context, url, await signInByPasskey({ request, context }, 'portal', input.credential))
  } catch (error) {
    return refuseStaff(error, {})
  }
}
