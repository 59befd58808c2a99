import { redirect } from 'react-router'
import { done, failed } from '#contract/messages/outcomes.js'
import { endOwnOverlap } from '../../../api/api-users.server'
import { runButton } from '../../../api/form-actions.server'
import type { Route } from './+types/end-overlap'

const list = '/client/api-users'

export const loader = () => redirect(list)

/** Leads back to the part of the list that asked. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const back = list + url.search
  return runButton(context, endOwnOverlap(context, params.apiUserID), {
    back,
    done: done.apiUserState.overlapEnded,
    failed: failed.apiUser.endOverlap,
  })
}
