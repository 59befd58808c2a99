import { data, useLocation } from 'react-router'
import * as words from '#contract/messages/client/api-users.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { disableOwnApiUser, findOwnApiUser } from '../../../api/api-users.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { HeldWay } from '../../../components/refusal-words'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/disable'
import { apiUsersList } from './answer'

export const meta: Route.MetaFunction = () => pageMeta(words.disableApiUser)

export async function loader({ context, params }: Route.LoaderArgs) {
  const apiUser = await findOwnApiUser(context, params.apiUserID)
  if (!apiUser) throw data(null, { status: 404 })
  return { developerName: apiUser.developerName }
}

export async function action({ context, params, url }: Route.ActionArgs) {
  try {
    await disableOwnApiUser(context, params.apiUserID)
  } catch (error) {
    return refuse(error, failed.apiUser.disable)
  }
  return redirectWithToast(context, listAddress(apiUsersList, url.search), success(done.apiUserState.disabled))
}

export default function DisableApiUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm
      isQuestion
      title={confirm.disableApiUser(loaderData.developerName)}
      lead={confirm.disableApiUserLead}
      submit={words.disable}
      back={listAddress(apiUsersList, useLocation().search)}
      answer={answer}
      wayOn={<HeldWay code={answer?.code} />}
    />
  )
}
