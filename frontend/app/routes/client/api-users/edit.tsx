import { data } from 'react-router'
import { SaveApiUser } from '#contract/api-users.js'
import { check } from '#contract/check.js'
import { done, failed } from '#contract/messages.js'
import { findOwnApiUser, updateOwnApiUser } from '../../../api/api-users.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { listAssignableRoles } from '../../../api/roles.server'
import { silently } from '../../../api/silently.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/edit'
import type { ApiUserAnswer } from './answer'
import { SavePage } from './pages'

export const meta: Route.MetaFunction = () => pageMeta('Edit API User')

export async function loader({ context, params }: Route.LoaderArgs) {
  const [apiUser, roles] = await Promise.all([
    findOwnApiUser(context, params.apiUserID),
    silently(listAssignableRoles(context), { items: [], nextCursor: null }),
  ])
  if (!apiUser) throw data(null, { status: 404 })
  return { apiUser, roles: roles.items }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(SaveApiUser, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    await updateOwnApiUser(context, params.apiUserID, value)
  } catch (error) {
    return refuse(error, failed.apiUser.update, typed)
  }
  const toast = success(done.ownApiUser.updated)
  if (url.searchParams.has('dialog')) return data<ApiUserAnswer>({ isDone: true, toast })
  return redirectWithToast(context, '/client/api-users', toast)
}

export default function EditApiUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ApiUserAnswer | undefined = actionData
  useAnswerToast(answer)
  const { apiUser, roles } = loaderData
  return <SavePage title="Edit API User" submit="Save" roles={roles} saved={apiUser} answer={answer} />
}
