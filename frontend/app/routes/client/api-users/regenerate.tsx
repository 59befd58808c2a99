import { data } from 'react-router'
import { done, failed } from '#contract/messages.js'
import { findOwnApiUser, regenerateOwnApiKey } from '../../../api/api-users.server'
import { refuse } from '../../../api/refusal.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { pageMeta } from '../../../components/page-meta'
import { success } from '../../../session/toast.server'
import type { Route } from './+types/regenerate'
import type { ApiUserAnswer } from './answer'
import { CredentialsPage, FormPage } from './pages'

export const meta: Route.MetaFunction = () => pageMeta('Regenerate API key')

export async function loader({ context, params }: Route.LoaderArgs) {
  const apiUser = await findOwnApiUser(context, params.apiUserID)
  if (!apiUser) throw data(null, { status: 404 })
  return { developerName: apiUser.developerName }
}

export async function action({ context, params }: Route.ActionArgs) {
  try {
    const credentials = await regenerateOwnApiKey(context, params.apiUserID)
    return data<ApiUserAnswer>({ isDone: true, credentials, toast: success(done.ownApiUser.regenerated) })
  } catch (error) {
    return refuse(error, failed.apiUser.regenerate)
  }
}

/** The button in the list asks nothing and lands here with the answer; only who comes by address sees the question. */
export default function RegenerateApiKey({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ApiUserAnswer | undefined = actionData
  useAnswerToast(answer)
  if (answer?.credentials)
    return <CredentialsPage said={done.ownApiUser.regenerated} credentials={answer.credentials} />
  const title = `Regenerate the key of ${loaderData.developerName}`
  const lead = 'A new key and a new secret replace the present ones at once.'
  return <FormPage title={title} lead={lead} submit="Regenerate" answer={answer} />
}
