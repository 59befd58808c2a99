import * as words from '#contract/messages/client/team.js'
import { runForm } from '../../../api/form-actions.server'
import { findOwnMember, removeMember } from '../../../api/members.server'
import { found } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import type { Route } from './+types/remove'

const list = '/client/team'

export const meta: Route.MetaFunction = () => pageMeta(words.removeTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = found(await findOwnMember(context, params.clientMemberID))
  const isOwn = signedInClient(context).membership?.member.clientMemberID === member.clientMemberID
  return { name: member.name, isInvited: member.status === 'invited', isOwn, formID: newFormID() }
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  const done = typed.isInvited ? words.done.takenBack : words.done.removed
  return runForm(context, removeMember(context, params.clientMemberID, typed.formID), {
    to: list,
    done,
    failed: words.failed,
  })
}

export default function RemoveMember({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { name, isInvited, isOwn, formID } = loaderData
  const lead = isInvited ? words.takeBackLead(name) : isOwn ? words.removeYourself : words.removeLead(name)
  return (
    <DialogForm
      isQuestion
      title={isInvited ? words.takeBackTitle : words.removeTitle}
      lead={lead}
      submit={isInvited ? words.takeBack : words.remove}
      back={list}
      answer={answer}
    >
      <input type="hidden" name="formID" value={formID} />
      {isInvited && <input type="hidden" name="isInvited" value="yes" />}
    </DialogForm>
  )
}
