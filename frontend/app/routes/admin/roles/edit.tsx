import { data, useLocation } from 'react-router'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/roles.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { type RolePreviewView, SaveRole } from '#contract/roles.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { findRole, previewRole, updateRole } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { saveUnlessChanged } from '../../../api/unchanged.server'
import { Button } from '../../../components/button'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import { useMay } from '../parts/may'
import type { Route } from './+types/edit'
import { loadChoices } from './choices.server'
import { seenOf } from './facts'
import { RoleFields } from './fields'
import { RolePreview } from './preview'
import { readLimits } from './refund-limits'

const list = '/admin/roles'

interface Answer extends Refusal {
  preview?: RolePreviewView
}

export const meta: Route.MetaFunction = () => pageMeta(words.editRole)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /roles/:roleID')
  const [role, choices] = await Promise.all([
    rowOrGone(context, findRole(context, params.roleID)),
    loadChoices(context),
  ])
  return { ...seenOf(role), choices }
}

export async function action({ request, context, params: { roleID }, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { lists: ['permissionIDs'] })
  const { seen: _, intent, ...details } = input
  const limits = readLimits(typed.refundLimits)
  const { value, fields } = await check(SaveRole, { ...details, refundLimits: limits.refundLimits })
  if (fields || limits.fields) return refuseInputs({ ...fields, ...limits.fields }, typed)
  try {
    if (intent === 'preview') {
      const preview = await previewRole(context, roleID, { permissionIDs: value.permissionIDs ?? [] })
      return data<Answer>({ preview, typed })
    }
    await saveUnlessChanged({
      typed,
      read: async () => seenOf(await rowOrGone(context, findRole(context, roleID))),
      save: (ifMatch) => updateRole(context, roleID, value, ifMatch),
    })
    return await redirectWithToast(context, listAddress(list, url.search, roleID), success(done.role.updated))
  } catch (error) {
    return refuse(error, failed.role.save, typed)
  }
}

export default function EditRole({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { facts, choices, version } = loaderData
  const { may } = useMay()
  const back = listAddress(list, useLocation().search)
  const preview = may('POST /roles/:roleID/preview') && (
    <Button variant="secondary" name="intent" value="preview">
      {words.whoGainsWhoLoses}
    </Button>
  )
  return (
    <DialogForm title={words.editRole} submit={words.save} back={back} answer={answer} extra={preview} wide>
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      <RoleFields choices={choices} values={answer?.typed ?? facts} fields={answer?.fields} />
      {answer?.preview && <RolePreview preview={answer.preview} />}
    </DialogForm>
  )
}
