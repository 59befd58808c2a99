import { data, Form, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import { RejectClient } from '#contract/client-approvals.js'
import { failed, pendingClients } from '#contract/messages.js'
import { findPendingClient } from '../../../api/clients.server'
import { ApiError } from '../../../api/http.server'
import { type Refusal, refuseInputs, refuseOrGoBack } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { useAnswerToast } from '../../../components/answer-toast'
import { Button, ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { FormError } from '../../../components/form-error'
import { PageHeader } from '../../../components/page-header'
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
  const isInPlace = url.searchParams.has('dialog')
  try {
    const { toast, warning } = await reject(context, params.clientID, value)
    if (isInPlace) return data<Refusal>({ toast, warning })
    return await redirectWithToast(context, list, withWarning(toast, warning))
  } catch (error) {
    return refuseOrGoBack(error, failed.pendingClient.reject, typed, { context, to: list, isInPlace })
  }
}

export default function RejectPendingClient({ loaderData, actionData }: Route.ComponentProps) {
  const answer: Refusal | undefined = actionData
  useAnswerToast(answer)
  return (
    <>
      <PageHeader title={pendingClients.confirmReject(loaderData.name)} />
      <div className="max-w-lg">
        <Card>
          <Form method="post" noValidate className="flex flex-col gap-5">
            <RejectFields answer={answer} />
            {answer?.sentence && <FormError>{answer.sentence}</FormError>}
            <div className="flex justify-end gap-3">
              <ButtonLink to={list} variant="outline">
                Cancel
              </ButtonLink>
              <Button loading={useNavigation().formMethod === 'POST'}>{pendingClients.reject}</Button>
            </div>
          </Form>
        </Card>
      </div>
    </>
  )
}
