import { data } from 'react-router'
import * as words from '#contract/messages/client/team.js'
import { UpdateMember } from '#contract/members.js'
import { saveForm } from '../../../api/form-actions.server'
import { findOwnMember, listMemberRoles, updateMember } from '../../../api/members.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/edit'
import { MemberFields } from './fields'

const list = '/client/team'

export const meta: Route.MetaFunction = () => pageMeta(words.editMember)

export async function loader({ context, params }: Route.LoaderArgs) {
  const [member, roles] = await Promise.all([findOwnMember(context, params.clientMemberID), listMemberRoles(context)])
  if (!member) throw data(null, { status: 404 })
  const isOwn = signedInClient(context).membership?.member.clientMemberID === member.clientMemberID
  return { member, roles: isOwn ? roles.filter(({ roleID }) => roleID === member.role.roleID) : roles, isOwn }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  return saveForm(
    context,
    await readForm(request),
    UpdateMember,
    (value) => updateMember(context, params.clientMemberID, value),
    { to: list, done: words.done.updated, failed: words.failed },
  )
}

export default function EditMember({ loaderData: { member, roles, isOwn }, actionData: answer }: Route.ComponentProps) {
  const values = answer?.typed ?? { name: member.name, roleID: member.role.roleID }
  const lead = isOwn ? words.ownRoleStays : member.emailAddress
  return (
    <DialogForm title={words.editMember} lead={lead} submit={words.save} back={list} answer={answer}>
      <MemberFields roles={roles} values={values} fields={answer?.fields} />
    </DialogForm>
  )
}
