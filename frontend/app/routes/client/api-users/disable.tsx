import { data } from 'react-router'
import { confirm, done, failed } from '#contract/messages.js'
import { disableOwnApiUser, findOwnApiUser } from '../../../api/api-users.server'
import { refuse } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { pageMeta } from '../../../components/page-meta'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/disable'
import type { ApiUserAnswer } from './answer'
import { FormPage } from './pages'

export const meta: Route.MetaFunction = () => pageMeta('Disable API User')

export async function loader({ context, params }: Route.LoaderArgs) {
  const apiUser = await findOwnApiUser(context, params.apiUserID)
  if (!apiUser) throw data(null, { status: 404 })
  return { developerName: apiUser.developerName }
}

export async function action({ context, params, url }: Route.ActionArgs) {
  try {
    await disableOwnApiUser(context, params.apiUserID)
  } catch (error) {
    return refuse(error, failed.apiUser.disable)
  }
  const toast = success(done.apiUserState.disabled)
  if (url.searchParams.has('dialog')) return data<ApiUserAnswer>({ isDone: true, toast })
  return redirectWithToast(context, '/client/api-users', toast)
}

export default function DisableApiUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ApiUserAnswer | undefined = actionData
  useAnswerToast(answer)
  const title = confirm.disableApiUser(loaderData.developerName)
  return <FormPage title={title} lead={confirm.disableApiUserLead} submit="Disable" answer={answer} />
}
