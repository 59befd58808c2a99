import { useLocation } from 'react-router'
import * as words from '#contract/messages/admin/api-users.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { findApiUser } from '../../../api/api-user-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/disable'

const list = '/admin/api-users'

export const meta: Route.MetaFunction = () => pageMeta(words.disableApiUser)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /api-users/:apiUserID/disable')
  const { developerName: name } = await rowOrGone(context, findApiUser(context, params.apiUserID))
  return { name }
}

export const action = ({ request, context, params: { apiUserID }, url }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'POST /api-users/:apiUserID/disable', params: { apiUserID } },
    to: listAddress(list, url.search, apiUserID),
    done: done.apiUserState.disabled,
    failed: failed.apiUser.disable,
  })

export default function DisableApiUser({ loaderData, actionData: answer }: Route.ComponentProps) {
  const back = listAddress(list, useLocation().search)
  const title = confirm.disableApiUser(loaderData.name)
  return (
    <DialogForm
      isQuestion
      title={title}
      lead={confirm.disableApiUserLead}
      submit={words.disable}
      back={back}
      answer={answer}
    />
  )
}
