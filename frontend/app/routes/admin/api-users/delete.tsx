import * as words from '#contract/messages/admin/api-users.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { findApiUser } from '../../../api/api-user-admin.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { DeleteRow } from '../parts/delete-row'
import { carryOut, questionAbout } from '../parts/question.server'
import type { Route } from './+types/delete'

const list = '/admin/api-users'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteApiUser)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  questionAbout(
    context,
    'DELETE /api-users/:apiUserID',
    () => findApiUser(context, params.apiUserID),
    ({ developerName }) => developerName,
  )

export const action = ({ request, context, params, url }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /api-users/:apiUserID', params },
    to: listAddress(list, url.search),
    done: done.apiUser.deleted,
    failed: failed.apiUser.delete,
  })

export default function DeleteApiUser({ loaderData: { name, formID }, actionData: answer }: Route.ComponentProps) {
  const lead = words.losesAccessAtOnceKeys(name)
  return <DeleteRow question={confirm.deleteApiUser} {...{ lead, list, formID, answer }} />
}
