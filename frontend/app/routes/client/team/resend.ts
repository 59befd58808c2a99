import { redirect } from 'react-router'
import * as words from '#contract/messages/client/team.js'
import { runButton } from '../../../api/form-actions.server'
import { resendInvitation } from '../../../api/members.server'
import type { Route } from './+types/resend'

const list = '/client/team'

export const loader = () => redirect(list)

export async function action({ context, params }: Route.ActionArgs) {
  return runButton(context, resendInvitation(context, params.clientMemberID), {
    back: list,
    done: words.done.resent,
    failed: words.failed,
  })
}
