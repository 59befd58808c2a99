import { redirect } from 'react-router'
import { done, failed } from '#contract/messages/outcomes.js'
import { enableApiUser } from '../../../api/api-user-admin.server'
import { ApiError } from '../../../api/http.server'
import { listAddress } from '../../../components/list-address'
import { failure, redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/enable'

const list = '/admin/api-users'

export const loader = () => redirect(list)

export async function action({ context, params: { apiUserID }, url }: Route.ActionArgs) {
  try {
    await enableApiUser(context, apiUserID)
    const back = listAddress(list, url.search, apiUserID)
    return await redirectWithToast(context, back, success(done.apiUserState.enabled))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const said = failure(error.explain(failed.apiUser.enable))
    return redirectWithToast(context, listAddress(list, url.search), said)
  }
}
