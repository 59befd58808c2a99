import { useLocation } from 'react-router'
import * as words from '#contract/messages/client/api-users.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { deleteOwnApiUser, findOwnApiUser } from '../../../api/api-users.server'
import { runForm } from '../../../api/form-actions.server'
import { found } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/delete'
import { apiUsersList } from './answer'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteApiUser)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { developerName } = found(await findOwnApiUser(context, params.apiUserID))
  return { developerName, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  return runForm(context, deleteOwnApiUser(context, params.apiUserID, input.formID), {
    to: listAddress(apiUsersList, url.search),
    done: done.ownApiUser.deleted,
    failed: failed.apiUser.delete,
  })
}

export default function DeleteApiUser({ loaderData, actionData: answer }: Route.ComponentProps) {
  const lead = words.losesAccessAtOnceKeys(loaderData.developerName)
  return (
    <DialogForm
      isQuestion
      title={confirm.deleteOwnApiUser}
      lead={lead}
      submit={words.deleteWord}
      back={listAddress(apiUsersList, useLocation().search)}
      answer={answer}
      formID={loaderData.formID}
    />
  )
}
