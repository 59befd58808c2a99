import { redirect } from 'react-router'
import * as words from '#contract/messages/client/team.js'
import { ApiError } from '../../../api/http.server'
import { endHandOver } from '../../../api/members.server'
import { mayOwn } from '../../../session/client-session.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/end-hand-over'

const list = '/client/team'

export const loader = () => redirect(list)

export async function action({ context, params }: Route.ActionArgs) {
  // Whoever declines may not see the team.
  const back = mayOwn(context, 'GET /clients/:clientID/members') ? list : '/client/dashboard'
  try {
    await endHandOver(context, params.clientMemberID)
    return await redirectWithToast(context, back, success(words.done.ended))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, back, failure(error.explain(words.failed)))
  }
}
