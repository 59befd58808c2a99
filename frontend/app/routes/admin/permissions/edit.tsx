import { useLocation } from 'react-router'
import * as words from '#contract/messages/admin/permissions.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { SavePermission } from '#contract/permissions.js'
import { findPermission, listRoutes } from '../../../api/permissions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { requireAdministrator } from '../../../session/rights.server'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/edit'
import { seenOf } from './facts'
import { PermissionFields } from './fields'

const list = '/admin/permissions'

export const meta: Route.MetaFunction = () => pageMeta(words.editPermission)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAdministrator(context)
  const [permission, routes] = await Promise.all([
    rowOrGone(context, findPermission(context, params.permissionID)),
    rowOrGone(context, listRoutes(context)),
  ])
  return { ...seenOf(permission), routes: routes.items }
}

export const action = async ({ request, context, params: { permissionID }, url }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readForm(request),
    as: SavePermission,
    send: { call: 'PUT /permissions/:permissionID', params: { permissionID } },
    read: async () => seenOf(await rowOrGone(context, findPermission(context, permissionID))),
    to: listAddress(list, url.search, permissionID),
    done: done.permission.updated,
    failed: failed.permission.save,
  })

export default function EditPermission({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { facts, routes, version } = loaderData
  const back = listAddress(list, useLocation().search)
  return (
    <DialogForm title={words.editPermission} submit={words.save} back={back} answer={answer}>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <PermissionFields routes={routes} values={answer?.typed ?? facts} fields={answer?.fields} />
    </DialogForm>
  )
}
