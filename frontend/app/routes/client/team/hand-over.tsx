import * as words from '#contract/messages/client/team.js'
import { runForm } from '../../../api/form-actions.server'
import { findOwnMember, handOver } from '../../../api/members.server'
import { found } from '../../../api/row-or-gone.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import type { Route } from './+types/hand-over'

const list = '/client/team'

export const meta: Route.MetaFunction = () => pageMeta(words.handOverTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = found(await findOwnMember(context, params.clientMemberID))
  return { name: member.name, roleName: member.role.name }
}

/** The offer of an owner; or, for oneself, that it is taken. */
export async function action({ context, params }: Route.ActionArgs) {
  const isOwn = signedInClient(context).membership?.member.clientMemberID === params.clientMemberID
  return runForm(context, handOver(context, params.clientMemberID), {
    to: list,
    done: isOwn ? words.done.handedOver : words.done.offered,
    failed: words.failed,
  })
}

export default function HandOver({ loaderData: { name, roleName }, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={words.handOverTitle}
      lead={words.handOverLead(name, roleName)}
      submit={words.beginHandOver}
      back={list}
      answer={answer}
    />
  )
}
