import { useLocation } from 'react-router'
import * as words from '#contract/messages/client/api-users.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { disableOwnApiUser, findOwnApiUser } from '../../../api/api-users.server'
import { runForm } from '../../../api/form-actions.server'
import { found } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/disable'
import { apiUsersList } from './answer'

export const meta: Route.MetaFunction = () => pageMeta(words.disableApiUser)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { developerName } = found(await findOwnApiUser(context, params.apiUserID))
  return { developerName }
}

export async function action({ context, params, url }: Route.ActionArgs) {
  return runForm(context, disableOwnApiUser(context, params.apiUserID), {
    to: listAddress(apiUsersList, url.search),
    done: done.apiUserState.disabled,
    failed: failed.apiUser.disable,
  })
}

export default function DisableApiUser({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={confirm.disableApiUser(loaderData.developerName)}
      lead={confirm.disableApiUserLead}
      submit={words.disable}
      back={listAddress(apiUsersList, useLocation().search)}
      answer={answer}
    />
  )
}
