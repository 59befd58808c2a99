import { check } from '#contract/check.js'
import * as words from '#contract/messages/client/team.js'
import { InviteMember } from '#contract/members.js'
import { inviteMember, listMemberRoles } from '../../../api/members.server'
import { type Refusal, refuse, refuseInputs } from '../../../api/refusal.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/invite'
import { MemberFields } from './fields'

const list = '/client/team'

export const meta: Route.MetaFunction = () => pageMeta(words.invite)

export const loader = async ({ context }: Route.LoaderArgs) => ({
  roles: await listMemberRoles(context),
  formID: newFormID(),
})

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { formID, ...details } = input
  const { value, fields } = await check(InviteMember, details)
  if (fields) return refuseInputs(fields, typed)
  try {
    await inviteMember(context, value, formID)
  } catch (error) {
    return refuse(error, words.failed, typed)
  }
  return redirectWithToast(context, list, success(words.done.invited))
}

export default function Invite({ loaderData: { roles, formID }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm title={words.invite} lead={words.inviteLead} submit={words.sendInvitation} back={list} answer={answer}>
      <input type="hidden" name="formID" value={formID} />
      <MemberFields withAddress roles={roles} values={answer?.typed} fields={answer?.fields} />
    </DialogForm>
  )
}
