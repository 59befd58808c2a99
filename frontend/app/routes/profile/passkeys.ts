import { redirect } from 'react-router'
import { ownProfile } from '../../api/as-person.server'
import { askAs } from '../../api/own-proofs.server'
import { passkeysAction } from '../../api/passkeys.server'
import type { Route } from './+types/passkeys'

export const loader = ({ context }: Route.LoaderArgs) => redirect(ownProfile(context))

export const action = ({ request, context }: Route.ActionArgs) =>
  passkeysAction({ request, context }, askAs(context), ownProfile(context))
