import * as words from '#contract/messages/client/webhooks.js'
import { type Refusal, refuse } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { deleteOwnEndpoint, findOwnEndpoint } from '../../../api/webhook-endpoints.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/delete'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteEndpoint)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { url } = await rowOrGone(context, findOwnEndpoint(context, params.endpointID))
  return { url }
}

export async function action({ context, params }: Route.ActionArgs) {
  try {
    await deleteOwnEndpoint(context, params.endpointID)
  } catch (error) {
    return refuse(error, words.failedToDeleteTheEndpoint)
  }
  return redirectWithToast(context, '/client/webhooks', success(words.endpointDeleted))
}

export default function DeleteEndpoint({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm
      title={words.deleteThisEndpoint}
      lead={words.nothingIsSentToIt}
      submit={words.deleteWord}
      back="/client/webhooks"
      answer={answer}
      isQuestion
    >
      <p className="font-mono text-sm break-all">{loaderData.url}</p>
    </DialogForm>
  )
}
