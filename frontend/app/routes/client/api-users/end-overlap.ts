import { redirect } from 'react-router'
import { done, failed } from '#contract/messages/outcomes.js'
import { endOwnOverlap } from '../../../api/api-users.server'
import { ApiError } from '../../../api/http.server'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/end-overlap'

const list = '/client/api-users'

export const loader = () => redirect(list)

/** Leads back to the part of the list that asked. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const back = list + url.search
  try {
    await endOwnOverlap(context, params.apiUserID)
    return await redirectWithToast(context, back, success(done.apiUserState.overlapEnded))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return redirectWithToast(context, back, failure(error.explain(failed.apiUser.endOverlap)))
  }
}
