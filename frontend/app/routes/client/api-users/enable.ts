import { redirect } from 'react-router'
import { done, failed } from '#contract/messages/outcomes.js'
import { enableOwnApiUser } from '../../../api/api-users.server'
import { runButton } from '../../../api/form-actions.server'
import type { Route } from './+types/enable'

const list = '/client/api-users'

export const loader = () => redirect(list)

/** Leads back to the part of the list that asked. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const back = list + url.search
  return runButton(context, enableOwnApiUser(context, params.apiUserID), {
    back,
    done: done.apiUserState.enabled,
    failed: failed.apiUser.enable,
  })
}
