import { data, useLocation, useParams } from 'react-router'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/admin/roles.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { type RolePreviewView, SaveRole } from '#contract/roles.js'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { findRole, previewRole, readRoleUsage, updateRole } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { saveUnlessChanged } from '../../../api/unchanged.server'
import { Button } from '../../../components/button'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'
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

function withoutSmaller(search: string): string {
  const kept = new URLSearchParams(search)
  kept.delete('smaller')
  return kept.toString()
}

export const meta: Route.MetaFunction = () => pageMeta(words.editRole)

export async function loader({ context, params, url }: Route.LoaderArgs) {
  await requireCall(context, 'PUT /roles/:roleID')
  const [role, choices] = await Promise.all([
    rowOrGone(context, findRole(context, params.roleID)),
    loadChoices(context),
  ])
  const smaller = url.searchParams.has('smaller') ? await loadSmaller(context, params.roleID) : null
  return { ...seenOf(role), choices, smaller }
}

/** What the form begins with when it comes from the usage of the role: nothing is changed before somebody saves it. */
async function loadSmaller(context: Context, roleID: string) {
  const { smaller } = await rowOrGone(context, readRoleUsage(context, roleID))
  const { permissionIDs } = smaller
  const isShown = may(context, 'POST /roles/:roleID/preview')
  return { permissionIDs, preview: isShown ? await previewRole(context, roleID, { permissionIDs }) : null }
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
    return await redirectWithToast(
      context,
      listAddress(list, withoutSmaller(url.search), roleID),
      success(done.role.updated),
    )
  } catch (error) {
    return refuse(error, failed.role.save, typed)
  }
}

export default function EditRole({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const { facts, choices, version, smaller } = loaderData
  const { may } = useMay()
  const { roleID } = useParams()
  const { search } = useLocation()
  const back = smaller ? `${list}/${roleID}/usage` : listAddress(list, search)
  const begun = smaller ? { ...facts, permissionIDs: smaller.permissionIDs.join(' ') } : facts
  const preview = may('POST /roles/:roleID/preview') && (
    <Button variant="secondary" name="intent" value="preview">
      {words.whoGainsWhoLoses}
    </Button>
  )
  return (
    <DialogForm
      title={words.editRole}
      lead={smaller ? words.smallerIsShown : undefined}
      submit={words.save}
      back={back}
      answer={answer}
      extra={preview}
      wide
    >
      <input type="hidden" name="seen" value={answer?.typed?.seen ?? version} />
      {!answer && smaller?.preview && <RolePreview preview={smaller.preview} />}
      <RoleFields choices={choices} values={answer?.typed ?? begun} fields={answer?.fields} />
      {answer?.preview && <RolePreview preview={answer.preview} />}
    </DialogForm>
  )
}
