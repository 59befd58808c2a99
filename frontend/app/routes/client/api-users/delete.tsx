import { data, useLocation } from 'react-router'
import * as words from '#contract/messages/client/api-users.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { deleteOwnApiUser, findOwnApiUser } from '../../../api/api-users.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { HeldWay } from '../../../components/refusal-words'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/delete'
import { apiUsersList } from './answer'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteApiUser)

export async function loader({ context, params }: Route.LoaderArgs) {
  const apiUser = await findOwnApiUser(context, params.apiUserID)
  if (!apiUser) throw data(null, { status: 404 })
  return { developerName: apiUser.developerName, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await deleteOwnApiUser(context, params.apiUserID, input.formID)
  } catch (error) {
    return refuse(error, failed.apiUser.delete)
  }
  return redirectWithToast(context, listAddress(apiUsersList, url.search), success(done.ownApiUser.deleted))
}

export default function DeleteApiUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const lead = words.losesAccessAtOnceKeys(loaderData.developerName)
  return (
    <DialogForm
      isQuestion
      title={confirm.deleteOwnApiUser}
      lead={lead}
      submit={words.deleteWord}
      back={listAddress(apiUsersList, useLocation().search)}
      answer={answer}
      wayOn={<HeldWay code={answer?.code} />}
    >
      <input type="hidden" name="formID" value={loaderData.formID} />
    </DialogForm>
  )
}
