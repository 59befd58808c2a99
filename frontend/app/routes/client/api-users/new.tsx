import { data } from 'react-router'
import { SaveApiUser } from '#contract/api-users.js'
import { check } from '#contract/check.js'
import { done, failed } from '#contract/messages.js'
import { createOwnApiUser } from '../../../api/api-users.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { listAssignableRoles } from '../../../api/roles.server'
import { silently } from '../../../api/silently.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { newFormID } from '../../../session/form-id.server'
import { success } from '../../../session/toast.server'
import type { Route } from './+types/new'
import type { ApiUserAnswer } from './answer'
import { CredentialsPage, SavePage } from './pages'

export const meta: Route.MetaFunction = () => pageMeta('Add API User')

export async function loader({ context }: Route.LoaderArgs) {
  const roles = await silently(listAssignableRoles(context), { items: [], nextCursor: null })
  return { roles: roles.items, formID: newFormID() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { formID, ...details } = input
  const { value, fields } = await check(SaveApiUser, details)
  if (fields) return refuseInputs(fields, typed)
  try {
    const credentials = await createOwnApiUser(context, value, formID)
    return data<ApiUserAnswer>({ isDone: true, credentials, toast: success(done.ownApiUser.created) })
  } catch (error) {
    return refuse(error, failed.apiUser.create, typed)
  }
}

export default function NewApiUser({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ApiUserAnswer | undefined = actionData
  useAnswerToast(answer)
  if (answer?.credentials) return <CredentialsPage said={done.ownApiUser.created} credentials={answer.credentials} />
  return <SavePage title="Add API User" submit="Add API User" {...loaderData} answer={answer} />
}
