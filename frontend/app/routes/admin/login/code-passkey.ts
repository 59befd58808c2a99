import { redirect } from 'react-router'
import { askPasskeyAtStep } from '../../../api/factors.server'
import { optionsAnswer } from '../../../api/passkeys.server'
import type { Route } from './+types/code-passkey'

export const loader = () => redirect('/admin/login/code')

/** Says what the passkey of a sign-in that waits is asked. */
export const action = ({ request, context }: Route.ActionArgs) =>
  optionsAnswer(askPasskeyAtStep({ request, context }, 'portal'))
