import { useLocation } from 'react-router'
import { SaveClientApiUser } from '#contract/api-users.js'
import * as words from '#contract/messages/admin/api-users.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { readApiUserForm } from '../../../api/api-user-form.server'
import { findApiUser } from '../../../api/api-user-admin.server'
import { clientNames } from '../../../api/client-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { listEveryRole } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/edit'
import { seenOf } from './facts'
import { ApiUserFields } from './fields'

const list = '/admin/api-users'

export const meta: Route.MetaFunction = () => pageMeta(words.editApiUser)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /api-users/:apiUserID')
  const [apiUser, roles] = await Promise.all([
    rowOrGone(context, findApiUser(context, params.apiUserID)),
    rowOrGone(context, listEveryRole(context)),
  ])
  const { clientID } = apiUser
  return {
    ...seenOf(apiUser),
    expiresAtBefore: apiUser.expiresAt ?? '',
    roles: roles.filter(({ assignableToApiUsers }) => assignableToApiUsers),
    clientName: (await clientNames(context, [clientID]))[clientID] ?? clientID,
  }
}

export const action = async ({ request, context, params: { apiUserID }, url }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readApiUserForm(request),
    as: SaveClientApiUser,
    send: { call: 'PUT /api-users/:apiUserID', params: { apiUserID } },
    read: async () => seenOf(await rowOrGone(context, findApiUser(context, apiUserID))),
    to: listAddress(list, url.search, apiUserID),
    done: done.apiUser.updated,
    failed: failed.apiUser.save,
  })

export default function EditApiUser({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { facts, expiresAtBefore, roles, clientName, version } = loaderData
  const back = listAddress(list, useLocation().search)
  // A key never moves to another merchant, so the client is told and not asked.
  const client = <input type="hidden" name="clientID" value={facts.clientID} />
  return (
    <DialogForm
      title={words.editApiUser}
      lead={words.ofClientName(clientName)}
      submit={words.save}
      back={back}
      answer={answer}
    >
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <ApiUserFields
        client={client}
        roles={roles}
        values={answer?.typed ?? { ...facts, expiresAtBefore }}
        fields={answer?.fields}
      />
    </DialogForm>
  )
}
