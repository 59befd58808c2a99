import { data, useLocation } from 'react-router'
import { CreateApiUser } from '#contract/api-users.js'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/client/api-users.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { createOwnApiUser } from '../../../api/api-users.server'
import { readApiUserForm } from '../../../api/api-user-form.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { listAssignableRoles } from '../../../api/roles.server'
import { silently } from '../../../api/silently.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import { type ApiUserAnswer, apiUsersList } from './answer'
import { ApiUserFields } from './fields'
import { FreshCredentials } from './fresh'
import { ModeField } from '../../../components/mode-switch'
import { setCookies } from '../../../session/cookies.server'
import { keepMode } from '../../../session/mode.server'

export const meta: Route.MetaFunction = () => pageMeta(words.addApiUser)

export async function loader({ context }: Route.LoaderArgs) {
  const roles = await silently(listAssignableRoles(context), { items: [], nextCursor: null })
  return { roles: roles.items, formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readApiUserForm(request)
  const { formID, ...details } = input
  const { value, fields } = await check(CreateApiUser, details)
  if (fields) return refuseInputs(fields, typed)
  try {
    const credentials = await createOwnApiUser(context, value, formID)
    const answer: ApiUserAnswer = { credentials, toast: success(done.ownApiUser.created) }
    return data(answer, { headers: setCookies(await keepMode(context, 'client', credentials.mode)) })
  } catch (error) {
    return refuse(error, failed.apiUser.create, typed)
  }
}

export default function NewApiUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ApiUserAnswer | undefined = actionData
  const back = listAddress(apiUsersList, useLocation().search)
  if (answer?.credentials)
    return <FreshCredentials said={done.ownApiUser.created} answer={answer} credentials={answer.credentials} />
  return (
    <DialogForm title={words.addApiUser} submit={words.addApiUser} back={back} answer={answer}>
      <input type="hidden" name="formID" value={loaderData.formID} />
      <ApiUserFields roles={loaderData.roles} values={answer?.typed} fields={answer?.fields} />
      <ModeField value={answer?.typed?.mode} />
    </DialogForm>
  )
}
