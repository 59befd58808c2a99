import { data } from 'react-router'
import { confirm, done, failed } from '#contract/messages.js'
import { deleteOwnApiUser, findOwnApiUser } from '../../../api/api-users.server'
import { refuse } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/delete'
import type { ApiUserAnswer } from './answer'
import { FormPage } from './pages'

export const meta: Route.MetaFunction = () => pageMeta('Delete API User')

export async function loader({ context, params }: Route.LoaderArgs) {
  const apiUser = await findOwnApiUser(context, params.apiUserID)
  if (!apiUser) throw data(null, { status: 404 })
  return { developerName: apiUser.developerName, formID: newFormID() }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input } = await readForm(request)
  try {
    await deleteOwnApiUser(context, params.apiUserID, input.formID)
  } catch (error) {
    return refuse(error, failed.apiUser.delete)
  }
  const toast = success(done.ownApiUser.deleted)
  if (url.searchParams.has('dialog')) return data<ApiUserAnswer>({ isDone: true, toast })
  return redirectWithToast(context, '/client/api-users', toast)
}

export default function DeleteApiUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ApiUserAnswer | undefined = actionData
  useAnswerToast(answer)
  const lead = `${loaderData.developerName} loses access at once. Keys of a deleted API user cannot be brought back.`
  return (
    <FormPage title={confirm.deleteOwnApiUser} lead={lead} submit="Delete" answer={answer}>
      <input type="hidden" name="formID" value={loaderData.formID} />
    </FormPage>
  )
}
