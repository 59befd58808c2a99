import { data, useLocation } from 'react-router'
import { check } from '#contract/check.js'
import { RejectClient } from '#contract/client-approvals.js'
import { failed } from '#contract/messages/outcomes.js'
import { pendingClients } from '#contract/messages/pending-clients.js'
import { findPendingClient } from '../../../api/clients.server'
import { ApiError } from '../../../api/http.server'
import { refuseInputs, refuseOrGoBack } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { DialogForm } from '../../../components/dialog-form'
import { listAddress } from '../../../components/list-address'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import { failure, redirectWithToast, withWarning } from '../../../session/toast.server'
import type { Route } from './+types/reject'
import { reject } from './decide.server'
import { RejectFields } from './reject-fields'

const list = '/admin/pending-clients'

export const meta: Route.MetaFunction = () => pageMeta(pendingClients.reject)

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireCall(context, 'POST /clients/:clientID/reject')
  const client = await findPendingClient(context, params.clientID).catch(async (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const to = error.status === 403 ? '/admin/dashboard' : list
    throw await redirectWithToast(context, to, failure(error.explain(failed.pendingClient.fetch)))
  })
  if (!client) throw data(null, { status: 404 })
  return { name: client.name }
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request)
  const { value, fields } = await check(RejectClient, input)
  if (fields) return refuseInputs(fields, typed)
  const to = listAddress(list, url.search)
  try {
    const { toast, warning } = await reject(context, params.clientID, value)
    return await redirectWithToast(context, to, withWarning(toast, warning))
  } catch (error) {
    return refuseOrGoBack(error, failed.pendingClient.reject, typed, { context, to, isInPlace: false })
  }
}

export default function RejectPendingClient({ loaderData, actionData: answer }: Route.ComponentProps) {
  return (
    <DialogForm
      isQuestion
      title={pendingClients.confirmReject(loaderData.name)}
      submit={pendingClients.reject}
      back={listAddress(list, useLocation().search)}
      answer={answer}
    >
      <RejectFields answer={answer} />
    </DialogForm>
  )
}
