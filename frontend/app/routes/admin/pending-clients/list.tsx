import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import * as words from '#contract/messages/admin/pending-clients.js'
import { empty } from '#contract/messages/lists.js'
import { failed } from '#contract/messages/outcomes.js'
import { pendingClients } from '#contract/messages/pending-clients.js'
import { listPendingClients } from '../../../api/clients.server'
import { mainCall } from '../../../api/main-call.server'
import { staffNames } from '../../../api/portal-user-admin.server'
import { type Refusal, refuseInputs, refuseOrGoBack } from '../../../api/refusal.server'
import { ButtonLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { DialogFrame } from '../../../components/dialog-frame'
import { EmptyState } from '../../../components/empty-state'
import { FormError } from '../../../components/form-error'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { isScripted, readForm } from '../../../session/form.server'
import type { Context } from '../../../session/site-context.server'
import { redirectWithToast, withWarning } from '../../../session/toast.server'
import { ListFailure } from '../parts/list-failure'
import { FilterSelect, ListFilter } from '../parts/list-filter'
import type { Route } from './+types/list'
import { PendingClientCard } from './card'
import { approve, approveEach, type Result, readRate } from './decide.server'
import { rateName } from './form'
import { DecisionResults } from './results'
import { NothingOnEnter, SeveralForm } from './several'

export const meta: Route.MetaFunction = () => pageMeta(pendingClients.title)

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const [q, sort] = [searchParams.get('q'), searchParams.get('sort')]
  const asked = listPendingClients(context, { q, sort: sort || longestFirst }, searchParams.get('cursor'))
  const page = await mainCall(context, asked)
  const isAwaited = page?.items.some(({ twoPeople }) => twoPeople?.firstApprovedBy)
  const names = isAwaited ? await staffNames(context) : {}
  return { page, names, q, sort, isNone: page !== null && searchParams.has('none') }
}

interface Answer extends Refusal {
  results?: Result[]
  /** Nobody was selected. */
  isNone?: boolean
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { input, typed } = await readForm(request, [], { lists: ['clientIDs'] })
  const clientIDs = input.clientIDs as string[]
  if (input.intent === 'approve-selected') return approveSelected(context, clientIDs, typed)
  if (input.intent === 'reject-selected') {
    return redirect(
      `${url.pathname}/reject?${new URLSearchParams(clientIDs.map((clientID) => ['clientIDs', clientID]))}`,
    )
  }
  const clientID = /^approve (\w+)$/.exec(typed.intent ?? '')?.[1] ?? ''
  const { value, fields } = await readRate(typed, clientID)
  if (fields) return refuseInputs(fields, typed)
  const isInPlace = isScripted(request)
  try {
    const { toast, warning } = await approve(context, clientID, value)
    if (isInPlace) return data<Answer>({ toast, warning })
    return await redirectWithToast(context, url.pathname, withWarning(toast, warning))
  } catch (error) {
    return refuseOrGoBack(error, failed.pendingClient.approve, typed, { context, to: url.pathname, isInPlace })
  }
}

async function approveSelected(context: Context, clientIDs: string[], typed: Record<string, string>) {
  if (clientIDs.length === 0) return data<Answer>({ isNone: true, typed }, { status: 422 })
  return data<Answer>({ results: await approveEach(context, clientIDs, typed), typed })
}

const longestFirst = 'created'
const orders = [
  { value: '-created', label: words.newestFirst },
  { value: 'name', label: words.byName },
]

const nextPage = (q: string | null, sort: string | null, cursor: string) =>
  `?${new URLSearchParams({ ...(q && { q }), ...(sort && { sort }), cursor })}`

const selectFirst = words.selectAtLeastOneClient

/** Somebody else decided first: the list is out of date, although nothing was changed from here. */
export const shouldRevalidate = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionStatus === 409 || defaultShouldRevalidate

export default function PendingClients({ loaderData, actionData }: Route.ComponentProps) {
  const { page, names, q, sort, isNone } = loaderData
  const answer: Answer | undefined = actionData
  return (
    <DialogFrame>
      <PageHeader title={pendingClients.title} lead={words.newRegistrationsTheLongestWait} />
      {answer?.results && <DecisionResults results={answer.results} />}
      {(isNone || answer?.isNone) && <FormError>{selectFirst}</FormError>}
      {page && (page.items.length > 0 || q) && (
        <div className="flex">
          <ListFilter label={words.filterPendingClients} placeholder={words.nameEmailOrId} q={q ?? ''} hasSort>
            <FilterSelect
              label={words.order}
              name="sort"
              value={sort ?? ''}
              all={words.longestWaitFirst}
              options={orders}
            />
          </ListFilter>
        </div>
      )}
      {!page && <ListFailure sentence={failed.pendingClient.fetch} />}
      {page?.items.length === 0 && (
        <Card flush>
          <EmptyState
            sentence={empty.pendingClients}
            help={q ? words.nothingMatchesThisFilter : words.newRegistrationsAppearHereAs}
            action={
              <ButtonLink to="/admin/dashboard" variant="outline">
                {words.backToTheDashboard}
              </ButtonLink>
            }
          />
        </Card>
      )}
      <NothingOnEnter />
      {page && page.items.length > 0 && (
        <ul className="grid gap-4 lg:grid-cols-2">
          {page.items.map((client) => (
            <li key={client.clientID} className="min-w-0">
              <PendingClientCard
                client={client}
                names={names}
                posted={answer?.typed?.intent === `approve ${client.clientID}` ? answer : undefined}
                typedRate={answer?.typed?.[rateName(client.clientID)]}
                asksMeant={answer?.results?.some(({ asksMeant }) => asksMeant === client.clientID) ?? false}
              />
            </li>
          ))}
        </ul>
      )}
      {page && page.items.length > 0 && <SeveralForm count={page.items.length} />}
      {page?.nextCursor && (
        <ButtonLink to={nextPage(q, sort, page.nextCursor)} variant="outline" className="self-end">
          {words.moreRegistrations}
        </ButtonLink>
      )}
    </DialogFrame>
  )
}
