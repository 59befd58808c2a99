import * as words from '#contract/messages/admin/roles.js'
import { confirm } from '#contract/messages/confirm.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { findRole } from '../../../api/roles.server'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { DeleteRow } from '../parts/delete-row'
import { carryOut, questionAbout } from '../parts/question.server'
import type { Route } from './+types/delete'

const list = '/admin/roles'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteRole)

export const loader = ({ context, params }: Route.LoaderArgs) =>
  questionAbout(
    context,
    'DELETE /roles/:roleID',
    () => findRole(context, params.roleID),
    ({ name }) => name,
  )

export const action = ({ request, context, params, url }: Route.ActionArgs) =>
  carryOut(request, context, {
    send: { call: 'DELETE /roles/:roleID', params },
    to: listAddress(list, url.search),
    done: done.role.deleted,
    failed: failed.role.delete,
  })

export default function DeleteRole({ loaderData: { name, formID }, actionData: answer }: Route.ComponentProps) {
  const lead = words.deleteRoleHelp(name)
  return <DeleteRow question={confirm.deleteRole} {...{ lead, list, formID, answer }} />
}
