import { redirect } from 'react-router'
import { done, failed } from '#contract/messages/outcomes.js'
import { enableApiUser } from '../../../api/api-user-admin.server'
import { listAddress } from '../../../components/list-address'
import { redirectWithToast, success } from '../../../session/toast.server'
import { orToast } from '../parts/button-answer.server'
import type { Route } from './+types/enable'

const list = '/admin/api-users'

export const loader = () => redirect(list)

export const action = ({ context, params: { apiUserID }, url }: Route.ActionArgs) =>
  orToast(context, { to: listAddress(list, url.search), failed: failed.apiUser.enable }, async () => {
    await enableApiUser(context, apiUserID)
    const back = listAddress(list, url.search, apiUserID)
    return redirectWithToast(context, back, success(done.apiUserState.enabled))
  })
