import * as words from '#contract/messages/admin/permissions.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { findPermission } from '../../../api/permissions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { newFormID } from '../../../session/form-id.server'
import { requireAdministrator } from '../../../session/rights.server'
import { DeleteRow } from '../parts/delete-row'
import { carryOut } from '../parts/question.server'
import type { Route } from './+types/delete'

const list = '/admin/permissions'

export const meta: Route.MetaFunction = () => pageMeta(words.deletePermission)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAdministrator(context)
  const { name } = await rowOrGone(context, findPermission(context, params.permissionID))
  return { name, formID: newFormID() }
}

export const action = ({ request, context, params, url }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /permissions/:permissionID', params },
    to: listAddress(list, url.search),
    done: done.permission.deleted,
    failed: failed.permission.delete,
  })

export default function DeletePermission({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { name, formID } = loaderData
  const lead = words.deletePermissionHelp(name)
  return <DeleteRow question={confirm.deletePermission} {...{ lead, list, formID, answer }} />
}
