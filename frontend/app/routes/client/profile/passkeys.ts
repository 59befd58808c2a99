import { redirect } from 'react-router'
import { callAsClient } from '../../../api/as-client.server'
import { passkeysAction } from '../../../api/passkeys.server'
import type { Route } from './+types/passkeys'

export const loader = () => redirect('/client/profile')

export const action = ({ request, context }: Route.ActionArgs) =>
  passkeysAction({ request, context }, (call) => callAsClient(context, call), '/client/profile')
