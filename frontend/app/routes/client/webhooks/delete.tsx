import * as words from '#contract/messages/client/webhooks.js'
import { runForm } from '../../../api/form-actions.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { deleteOwnEndpoint, findOwnEndpoint } from '../../../api/webhook-endpoints.server'
import { DialogForm } from '../../../components/dialog-form'
import { pageMeta } from '../../../components/page-meta'
import type { Route } from './+types/delete'

export const meta: Route.MetaFunction = () => pageMeta(words.deleteEndpoint)

export async function loader({ context, params }: Route.LoaderArgs) {
  const { url } = await rowOrGone(context, findOwnEndpoint(context, params.endpointID))
  return { url }
}

export async function action({ context, params }: Route.ActionArgs) {
  return runForm(context, deleteOwnEndpoint(context, params.endpointID), {
    to: '/client/webhooks',
    done: words.endpointDeleted,
    failed: words.failedToDeleteTheEndpoint,
  })
}

export default function DeleteEndpoint({ loaderData, actionData: answer }: Route.ComponentProps) {
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
