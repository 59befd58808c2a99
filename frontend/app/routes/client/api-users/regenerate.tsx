import { data, useLocation } from 'react-router'
import * as words from '#contract/messages/client/api-users.js'
import { done, failed } from '#contract/messages/outcomes.js'
import { findOwnApiUser, regenerateOwnApiKey } from '../../../api/api-users.server'
import { refuse } from '../../../api/refusal.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { HeldWay } from '../../../components/refusal-words'
import { success } from '../../../session/toast.server'
import type { Route } from './+types/regenerate'
import { type ApiUserAnswer, apiUsersList } from './answer'
import { FreshCredentials } from './fresh'

export const meta: Route.MetaFunction = () => pageMeta(words.regenerateApiKey)

export async function loader({ context, params }: Route.LoaderArgs) {
  const apiUser = await findOwnApiUser(context, params.apiUserID)
  if (!apiUser) throw data(null, { status: 404 })
  return { developerName: apiUser.developerName }
}

export async function action({ context, params }: Route.ActionArgs) {
  try {
    const credentials = await regenerateOwnApiKey(context, params.apiUserID)
    return data<ApiUserAnswer>({ credentials, toast: success(done.ownApiUser.regenerated) })
  } catch (error) {
    return refuse(error, failed.apiUser.regenerate)
  }
}

/** The button in the list asks nothing and lands here with the answer; only who comes by address sees the question. */
export default function RegenerateApiKey({ loaderData, actionData }: Route.ComponentProps) {
  const answer: ApiUserAnswer | undefined = actionData
  const back = listAddress(apiUsersList, useLocation().search)
  if (answer?.credentials)
    return <FreshCredentials said={done.ownApiUser.regenerated} answer={answer} credentials={answer.credentials} />
  const title = words.regenerateTheKeyOf(loaderData.developerName)
  const lead = words.aNewKeyAndA
  return (
    <DialogForm
      title={title}
      lead={lead}
      submit={words.regenerate}
      back={back}
      answer={answer}
      wayOn={<HeldWay code={answer?.code} />}
    />
  )
}
