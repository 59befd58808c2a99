import { check } from '#contract/check.js'
import { SuspendClient } from '#contract/clients.js'
import { suspendClient, loadClient } from '../../api/client-admin.server'
import { type Refusal, refuse, refuseInputs } from '../../api/refusal.server'
import { rowOrGone } from '../../api/row-or-gone.server'
import { pageMeta } from '../../components/page-meta'
import { TextAreaField } from '../../components/text-area-field'
import { readForm } from '../../session/form.server'
import { requireCall } from '../../session/rights.server'
import { redirectWithToast, success } from '../../session/toast.server'
import type { Route } from './+types/client.suspend'
import { DialogForm } from '../../components/dialog-form'

const pageOf = (clientID: string) => `/admin/clients/${encodeURIComponent(clientID)}`

export const meta: Route.MetaFunction = () => pageMeta('Suspend client')

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
    return await redirectWithToast(context, pageOf(clientID), success(`Client ${name} has been suspended`))
  } catch (error) {
    return refuse(error, 'Failed to suspend client', typed)
  }
}

export default function SuspendThisClient({ loaderData, actionData, params }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  return (
    <DialogForm
      title={`Suspend ${loaderData.name}?`}
      lead="It is signed out, and its keys stop working, at once."
      submit="Suspend"
      back={pageOf(params.clientID)}
      answer={answer}
    >
      <TextAreaField
        label="Reason"
        name="reason"
        defaultValue={answer?.typed?.reason}
        error={answer?.fields?.reason}
        help="The client reads these words, and the log keeps them."
        required
      />
    </DialogForm>
  )
}
