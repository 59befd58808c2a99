import { redirect } from 'react-router'
import * as words from '#contract/messages/client/team.js'
import { runButton } from '../../../api/form-actions.server'
import { endHandOver } from '../../../api/members.server'
import { mayOwn } from '../../../session/client-session.server'
import type { Route } from './+types/end-hand-over'

const list = '/client/team'

export const loader = () => redirect(list)

export async function action({ context, params }: Route.ActionArgs) {
  // Whoever declines may not see the team.
  const back = mayOwn(context, 'GET /clients/:clientID/members') ? list : '/client/dashboard'
  return runButton(context, endHandOver(context, params.clientMemberID), {
    back,
    done: words.done.ended,
    failed: words.failed,
  })
}
