import { data, Form, redirect, useNavigation } from 'react-router'
import { check } from '#contract/check.js'
import { RejectClient } from '#contract/client-approvals.js'
import * as words from '#contract/messages/admin/pending-clients.js'
import { pendingClients } from '#contract/messages/pending-clients.js'
import { findPendingClient } from '../../../api/clients.server'
import { mainCall } from '../../../api/main-call.server'
import { type Refusal, refuseInputs } from '../../../api/refusal.server'
import { requireCall } from '../../../api/require-call.server'
import { Button, ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { readForm } from '../../../session/form.server'
import type { Route } from './+types/reject-several'
import { type Result, rejectEach } from './decide.server'
import { RejectFields } from './reject-fields'
import { DecisionResults } from './results'

const list = '/admin/pending-clients'

export const meta: Route.MetaFunction = () => pageMeta(pendingClients.reject)

interface Answer extends Refusal {
  results?: Result[]
}

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireCall(context, 'POST /clients/:clientID/reject')
  const clientIDs = [...new Set(url.searchParams.getAll('clientIDs'))]
  const found = await Promise.all(clientIDs.map((clientID) => mainCall(context, findPendingClient(context, clientID))))
  const clients = found.flatMap((client) => (client ? [{ clientID: client.clientID, name: client.name }] : []))
  if (clientIDs.length === 0) throw redirect(`${list}?none`)
  return { clients }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { lists: ['clientIDs'] })
  const { clientIDs, ...decision } = input
  const { value, fields } = await check(RejectClient, decision)
  if (fields) return refuseInputs(fields, typed)
  return data<Answer>({ results: await rejectEach(context, clientIDs as string[], value) })
}

export default function RejectSeveral({ loaderData: { clients }, actionData }: Route.ComponentProps) {
  const answer: Answer | undefined = actionData
  const isBusy = useNavigation().formMethod === 'POST'
  if (answer?.results) {
    return (
      <>
        <PageHeader title={pendingClients.title} />
        <DecisionResults results={answer.results} />
        <ButtonLink to={list} className="self-start">
          {words.backToThePendingClients}
        </ButtonLink>
      </>
    )
  }
  return (
    <>
      <PageHeader title={words.rejectSeveralClients} lead={words.eachOfThemGetsA} />
      <div className="max-w-lg">
        <Card>
          <Form method="post" noValidate className="flex flex-col gap-5">
            <ul className="flex flex-col gap-2">
              {clients.map(({ clientID, name }) => (
                <li key={clientID} className="font-medium text-ink [overflow-wrap:anywhere]">
                  {pendingClients.confirmReject(name)}
                  <input type="hidden" name="clientIDs" value={clientID} />
                </li>
              ))}
              {clients.length === 0 && <li>{words.noneOfThemIsPending}</li>}
            </ul>
            <RejectFields answer={answer} />
            <div className="flex justify-end gap-3">
              <ButtonLink to={list} variant="outline" autoFocus>
                {words.cancel}
              </ButtonLink>
              <Button loading={isBusy} disabled={clients.length === 0}>
                {words.rejectAllCount(pendingClients.reject, clients.length)}
              </Button>
            </div>
          </Form>
        </Card>
      </div>
    </>
  )
}
