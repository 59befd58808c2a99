import { redirect } from 'react-router'
import * as words from '#contract/messages/client/team.js'
import { ApiError } from '../../../api/http.server'
import { resendInvitation } from '../../../api/members.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/resend'

const list = '/client/team'

export const loader = () => redirect(list)

export async function action({ context, params }: Route.ActionArgs) {
  try {
    await resendInvitation(context, params.clientMemberID)
    return await redirectWithToast(context, list, success(words.done.resent))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, list, failure(error.explain(words.failed)))
  }
}
