import { data, useLocation } from 'react-router'
import { type ApiUserView, SaveApiUser } from '#contract/api-users.js'
import * as words from '#contract/messages/client/api-users.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { readApiUserForm } from '../../../api/api-user-form.server'
import { findOwnApiUser, updateOwnApiUser } from '../../../api/api-users.server'
import { saveForm } from '../../../api/form-actions.server'
import { listAssignableRoles } from '../../../api/roles.server'
import { silently } from '../../../api/silently.server'
import { limitValues } from '../../../components/api-user-limits'
import { DialogForm, openDialog } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import type { Route } from './+types/edit'
import { apiUsersList } from './answer'
import { ApiUserFields } from './fields'

export const meta: Route.MetaFunction = () => pageMeta(words.editApiUser)

export async function loader({ context, params }: Route.LoaderArgs) {
  const [apiUser, roles] = await Promise.all([
    findOwnApiUser(context, params.apiUserID),
    silently(listAssignableRoles(context), { items: [], nextCursor: null }),
  ])
  if (!apiUser) throw data(null, { status: 404 })
  return { apiUser, roles: roles.items }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const save = (value: SaveApiUser) => updateOwnApiUser(context, params.apiUserID, value)
  return saveForm(context, await readApiUserForm(request), SaveApiUser, save, {
    to: listAddress(apiUsersList, url.search),
    done: done.ownApiUser.updated,
    failed: failed.apiUser.update,
  })
}

export default function EditApiUser({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { apiUser, roles } = loaderData
  const { search } = useLocation()
  return (
    <DialogForm title={words.editApiUser} submit={words.save} back={listAddress(apiUsersList, search)} answer={answer}>
      <ApiUserFields roles={roles} values={answer?.typed ?? valuesOf(apiUser)} fields={answer?.fields} />
      <p>
        <TextLink {...openDialog} to={listAddress(`${apiUsersList}/${apiUser.apiUserID}/regenerate`, search)}>
          {words.rotateTheSecret}
        </TextLink>
      </p>
    </DialogForm>
  )
}

const valuesOf = ({ developerName, developerEmailAddress, developerPhoneNumber, roleID, ...rest }: ApiUserView) => ({
  ...{ developerName, developerEmailAddress, developerPhoneNumber, roleID },
  ...limitValues(rest),
  expiresAtBefore: rest.expiresAt ?? '',
})
