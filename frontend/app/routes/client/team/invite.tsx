import * as words from '#contract/messages/client/team.js'
import { InviteMember } from '#contract/members.js'
import { saveForm } from '../../../api/form-actions.server'
import { inviteMember, listMemberRoles } from '../../../api/members.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/invite'
import { MemberFields } from './fields'

const list = '/client/team'

export const meta: Route.MetaFunction = () => pageMeta(words.invite)

export const loader = async ({ context }: Route.LoaderArgs) => ({
  roles: await listMemberRoles(context),
  formID: newFormID(),
})

export async function action({ request, context }: Route.ActionArgs) {
  return saveForm(
    context,
    await readForm(request),
    InviteMember,
    (value, formID) => inviteMember(context, value, formID),
    { to: list, done: words.done.invited, failed: words.failed },
  )
}

export default function Invite({ loaderData: { roles, formID }, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm title={words.invite} lead={words.inviteLead} submit={words.sendInvitation} back={list} answer={answer}>
      <input type="hidden" name="formID" value={formID} />
      <MemberFields withAddress roles={roles} values={answer?.typed} fields={answer?.fields} />
    </DialogForm>
  )
}
