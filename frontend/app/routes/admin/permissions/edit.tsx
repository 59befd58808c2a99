import { useLocation } from 'react-router'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/permissions.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { SavePermission } from '#contract/permissions.js'
import { findPermission, listRoutes, updatePermission } from '../../../api/permissions.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { saveUnlessChanged } from '../../../api/unchanged.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { requireAdministrator } from '../../../session/rights.server'
import { redirectWithToast, success } from '../../../session/toast.server'
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

export async function action({ request, context, params: { permissionID }, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { seen: _, ...details } = input
  const { value, fields } = await check(SavePermission, details)
  if (fields) return refuseInputs(fields, typed)
  try {
    await saveUnlessChanged({
      typed,
      read: async () => seenOf(await rowOrGone(context, findPermission(context, permissionID))),
      save: (ifMatch) => updatePermission(context, permissionID, value, ifMatch),
    })
    const back = listAddress(list, url.search, permissionID)
    return await redirectWithToast(context, back, success(done.permission.updated))
  } catch (error) {
    return refuse(error, failed.permission.save, typed)
  }
}

export default function EditPermission({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { facts, routes, version } = loaderData
  const back = listAddress(list, useLocation().search)
  return (
    <DialogForm title={words.editPermission} submit={words.save} back={back} answer={answer}>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <PermissionFields routes={routes} values={answer?.typed ?? facts} fields={answer?.fields} />
    </DialogForm>
  )
}
