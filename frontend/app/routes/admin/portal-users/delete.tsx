import * as words from '#contract/messages/admin/portal-users.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { thisIsYou } from '#contract/messages/rights.js'
import { findPortalUser } from '../../../api/portal-user-admin.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { portalUser } from '../../../session/portal-session.server'
import { DeleteRow } from '../parts/delete-row'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/delete'

const list = '/admin/portal-users'

export const meta: Route.MetaFunction = () => pageMeta(words.deletePortalUser)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'DELETE /portal-users/:id')
  const { id, userName: name } = await rowOrGone(context, findPortalUser(context, params.id))
  return { name, isMe: context.get(portalUser).id === id, formID: newFormID() }
}

export const action = ({ request, context, params, url }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /portal-users/:id', params },
    to: listAddress(list, url.search),
    done: done.user.deleted,
    failed: failed.user.delete,
  })

export default function DeletePortalUser({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { name, isMe, formID } = loaderData
  const lead = isMe ? thisIsYou.delete : words.isSignedOutAtOnce(name)
  const submit = isMe ? thisIsYou.deleteSubmit : undefined
  return <DeleteRow question={confirm.deleteUser} {...{ lead, submit, list, formID, answer }} />
}
