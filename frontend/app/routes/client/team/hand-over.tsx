import { data } from 'react-router'
import * as words from '#contract/messages/client/team.js'
import { findOwnMember, handOver } from '../../../api/members.server'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { signedInClient } from '../../../session/client-session.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/hand-over'

const list = '/client/team'

export const meta: Route.MetaFunction = () => pageMeta(words.handOverTitle)

export async function loader({ context, params }: Route.LoaderArgs) {
  const member = await findOwnMember(context, params.clientMemberID)
  if (!member) throw data(null, { status: 404 })
  return { name: member.name, roleName: member.role.name }
}

/** The offer of an owner; or, for oneself, that it is taken. */
export async function action({ context, params }: Route.ActionArgs) {
  const isOwn = signedInClient(context).membership?.member.clientMemberID === params.clientMemberID
  try {
    await handOver(context, params.clientMemberID)
  } catch (error) {
    return refuse(error, words.failed)
  }
  return redirectWithToast(context, list, success(isOwn ? words.done.handedOver : words.done.offered))
}

export default function HandOver({ loaderData: { name, roleName }, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
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
