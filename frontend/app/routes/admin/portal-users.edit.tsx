import { useLocation } from 'react-router'
import { check } from '#contract/check.js'
import { done, failed } from '#contract/messages.js'
import { UpdatePortalUser } from '#contract/portal-users.js'
import { findPortalUser, updatePortalUser } from '../../api/portal-user-admin.server'
import { type Refusal, refuse, refuseInputs } from '../../api/refusal.server'
import { listEveryRole } from '../../api/roles.server'
import { rowOrGone } from '../../api/row-or-gone.server'
import { saveUnlessChanged } from '../../api/unchanged.server'
import { pageMeta } from '../../components/page-meta'
import { readForm } from '../../session/form.server'
import { requireCall } from '../../session/rights.server'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/portal-users.edit'
import { DialogForm } from '../../components/dialog-form'
import { listAddress } from './list-address'
import { seenOf } from './portal-users.facts'
import { PortalUserFields } from './portal-users.fields'

const list = '/admin/portal-users'

export const meta: Route.MetaFunction = () => pageMeta('Edit portal user')

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /portal-users/:id')
  const [user, roles] = await Promise.all([
    rowOrGone(context, findPortalUser(context, params.id)),
    rowOrGone(context, listEveryRole(context)),
  ])
  return { ...seenOf(user), roles, isEmailDoubted: user.emailSetBy !== null }
}

export async function action({ request, context, params: { id }, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { lists: ['roles'], flags: ['isAdmin', 'emailChecked'] })
  const { seen: _, ...details } = input
  const { value, fields } = await check(UpdatePortalUser, details)
  if (fields) return refuseInputs(fields, typed)
  try {
    await saveUnlessChanged({
      typed,
      read: async () => seenOf(await rowOrGone(context, findPortalUser(context, id))),
      save: (ifMatch) => updatePortalUser(context, id, value, ifMatch),
    })
    return await redirectWithToast(context, listAddress(list, url.search, id), success(done.user.updated))
  } catch (error) {
    return refuse(error, failed.user.save, typed)
  }
}

export default function EditPortalUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const { facts, roles, version, isEmailDoubted } = loaderData
  const back = listAddress(list, useLocation().search)
  return (
    <DialogForm title="Edit portal user" submit="Save" back={back} answer={answer}>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <PortalUserFields values={answer?.typed ?? facts} fields={answer?.fields} {...{ roles, isEmailDoubted }} />
    </DialogForm>
  )
}
