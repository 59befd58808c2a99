import { useLocation, useParams } from 'react-router'
import * as words from '#contract/messages/admin/roles.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { SaveRole } from '#contract/roles.js'
import { requireCall } from '../../../api/require-call.server'
import { findRole, previewRole, readRoleUsage } from '../../../api/roles.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { may } from '../../../session/rights.server'
import type { Context } from '../../../session/site-context.server'
import { useMay } from '../parts/may'
import { PreviewButton } from '../parts/page-links'
import { saveAsStaff } from '../parts/save-form.server'
import type { Route } from './+types/edit'
import { loadChoices } from './choices.server'
import { seenOf } from './facts'
import { RoleFields } from './fields'
import { RolePreview } from './preview'
import { readRoleForm } from './role-form.server'

const list = '/admin/roles'

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

export const action = async ({ request, context, params: { roleID }, url }: Route.ActionArgs) =>
  saveAsStaff(context, {
    form: await readRoleForm(request),
    as: SaveRole,
    send: { call: 'PUT /roles/:roleID', params: { roleID } },
    read: async () => seenOf(await rowOrGone(context, findRole(context, roleID))),
    preview: ({ permissionIDs }) => previewRole(context, roleID, { permissionIDs: permissionIDs ?? [] }),
    to: listAddress(list, withoutSmaller(url.search), roleID),
    done: done.role.updated,
    failed: failed.role.save,
  })

export default function EditRole({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { facts, choices, version, smaller } = loaderData
  const { may } = useMay()
  const { roleID } = useParams()
  const { search } = useLocation()
  const back = smaller ? `${list}/${roleID}/usage` : listAddress(list, search)
  const begun = smaller ? { ...facts, permissionIDs: smaller.permissionIDs.join(' ') } : facts
  const preview = may('POST /roles/:roleID/preview') && <PreviewButton label={words.previewRoleChanges} />
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
