import { check } from '#contract/check.js'
import { SuspendClient } from '#contract/clients.js'
import * as words from '#contract/messages/admin/clients.js'
import { loadClient, suspendClient } from '../../../api/client-admin.server'
import { refuse, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { redirectWithToast, success } from '../../../session/toast.server'
import type { Route } from './+types/suspend'
import { addressOf } from './detail-address'
import { ReasonDialog } from './reason-dialog'

export const meta: Route.MetaFunction = () => pageMeta(words.suspendClient)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /clients/:clientID/suspend')
  const { name } = await rowOrGone(context, loadClient(context, params.clientID))
  return { name }
}

export async function action({ request, context, params: { clientID } }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(SuspendClient, input)
  if (fields) return refuseInputs(fields, typed)
  try {
    const { name } = await suspendClient(context, clientID, value)
    return await redirectWithToast(context, addressOf(clientID), success(words.clientHasBeenSuspended(name)))
  } catch (error) {
    return refuse(error, words.failedToSuspendClient, typed)
  }
}

export default function SuspendThisClient({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <ReasonDialog
      title={words.suspendName(loaderData.name)}
      lead={words.itIsSignedOutAnd}
      submit={words.suspend}
      help={words.theClientReadsTheseWords}
      clientID={params.clientID}
      answer={actionData}
      isRequired
    />
  )
}
