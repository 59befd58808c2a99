import { data } from 'react-router'
import { check } from '#contract/check.js'
import * as words from '#contract/messages/client/team.js'
import { UpdateMember } from '#contract/members.js'
import { findOwnMember, listMemberRoles, updateMember } from '../../../api/members.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
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
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(UpdateMember, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await updateMember(context, params.clientMemberID, value)
  } catch (error) {
    return refuse(error, words.failed, typed)
  }
  return redirectWithToast(context, list, success(words.done.updated))
}

export default function EditMember({ loaderData: { member, roles, isOwn }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  const values = answer?.typed ?? { name: member.name, roleID: member.role.roleID }
  const lead = isOwn ? words.ownRoleStays : member.emailAddress
  return (
    <DialogForm title={words.editMember} lead={lead} submit={words.save} back={list} answer={answer}>
      <MemberFields roles={roles} values={values} fields={answer?.fields} />
    </DialogForm>
  )
}
