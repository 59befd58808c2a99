import { data, useLocation } from 'react-router'
import { SaveApiUser } from '#contract/api-users.js'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/client/api-users.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { findOwnApiUser, updateOwnApiUser } from '../../../api/api-users.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { listAssignableRoles } from '../../../api/roles.server'
import { silently } from '../../../api/silently.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { HeldWay } from '../../../components/refusal-words'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
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
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(SaveApiUser, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await updateOwnApiUser(context, params.apiUserID, value)
  } catch (error) {
    return refuse(error, failed.apiUser.update, typed)
  }
  return redirectWithToast(context, listAddress(apiUsersList, url.search), success(done.ownApiUser.updated))
}

export default function EditApiUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { apiUser, roles } = loaderData
  return (
    <DialogForm
      title={words.editApiUser}
      submit={words.save}
      back={listAddress(apiUsersList, useLocation().search)}
      answer={answer}
      wayOn={<HeldWay code={answer?.code} />}
    >
      <ApiUserFields roles={roles} values={answer?.typed ?? apiUser} fields={answer?.fields} />
    </DialogForm>
  )
}
