import type { CustomerView } from '#contract/customers.js'
import * as words from '#contract/messages/client/test-clocks.js'
import type { TestClockView } from '#contract/test-clocks.js'
import { listOwnCustomers } from '../../../api/customers.server'
import { refuseInputs } from '../../../api/refusal.server'
import { rowOrGone } from '../../../api/row-or-gone.server'
import { runForm } from '../../../api/form-actions.server'
import { silently } from '../../../api/silently.server'
import { advanceOwnClock, loadClockTimeline, loadOwnClock } from '../../../api/test-clocks.server'
import { BackLink } from '../../../components/back-link'
import { ButtonLink as PlainLink } from '../../../components/button'
import { Card } from '../../../components/card'
import { openDialog } from '../../../components/dialog-form'
import { DialogFrame } from '../../../components/dialog-frame'
import { dayOf, Moment } from '../../../components/moment'
import { pageMeta } from '../../../components/page-meta'
import { TextLink } from '../../../components/text-link'
import { readForm } from '../../../session/form.server'
import { customerLabel } from '../parts/customer-label'
import { ButtonLink, IfMay } from '../parts/may'
import type { Route } from './+types/detail'
import { ClockBadge } from './badge'
import { AdvanceCard } from './detail.advance'
import { ClockTimeline } from './detail.timeline'

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.clock.name ?? words.unnamed)

export async function loader({ context, params: { testClockID } }: Route.LoaderArgs) {
  const clock = await rowOrGone(context, loadOwnClock(context, testClockID))
  const [timeline, customers] = await Promise.all([
    silently(loadClockTimeline(context, testClockID), null),
    silently(listOwnCustomers(context, { testClockID, limit: 100 }), null),
  ])
  return { clock, timeline, customers: customers?.items ?? null }
}

export async function action({ request, context, params: { testClockID } }: Route.ActionArgs) {
  const { typed } = await readForm(request)
  const { to = '' } = typed
  if (!/^\d{4}-\d{2}-\d{2}$/.test(to)) return refuseInputs({ to: words.dateForm }, typed)
  return runForm(context, advanceOwnClock(context, testClockID, to), {
    to: `/client/test-clocks/${encodeURIComponent(testClockID)}`,
    done: ({ status }) => (status === 'advancing' ? words.stillAdvancing : words.advanced),
    failed: words.failedToAdvance,
    typed,
  })
}

export default function TestClock({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { clock, timeline, customers } = loaderData
  const page = `/client/test-clocks/${clock.testClockID}`
  const isOpen = clock.status !== 'closed'
  return (
    <DialogFrame>
      <BackLink to="/client/test-clocks">{words.testClocks}</BackLink>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="flex min-w-0 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">{clock.name ?? words.unnamed}</h1>
            <ClockBadge status={clock.status} />
          </div>
          <p className="text-ink-soft">
            <Moment iso={clock.now} />
          </p>
        </div>
        {isOpen && clock.status !== 'advancing' && (
          <ButtonLink {...openDialog} to={`${page}/close`} variant="outline">
            {words.closeClock}
          </ButtonLink>
        )}
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-6">
          {clock.status === 'advancing' && <Progress clock={clock} page={page} />}
          {isOpen && clock.status !== 'advancing' && (
            <IfMay call="POST /test-clocks/:testClockID/advance">
              <AdvanceCard key={clock.now} clock={clock} answer={answer} />
            </IfMay>
          )}
          <ClockTimeline timeline={timeline} customers={customers ?? []} />
        </div>
        {customers && <Customers clock={clock} customers={customers} />}
      </div>
    </DialogFrame>
  )
}

const Progress = ({ clock: { advancingTo }, page }: { clock: TestClockView; page: string }) => (
  <Card title={advancingTo ? words.advancingTo(dayOf(advancingTo)) : words.stillAdvancing}>
    <PlainLink to={page} variant="outline">
      {words.reload}
    </PlainLink>
  </Card>
)

function Customers({ clock, customers }: { clock: TestClockView; customers: CustomerView[] }) {
  const { testClockID, status } = clock
  const add = status !== 'closed' && (
    <ButtonLink to={`/client/customers/new?testClockID=${testClockID}`} size="sm" variant="outline">
      {words.addCustomer}
    </ButtonLink>
  )
  return (
    <Card title={words.customersOnClock} {...(add && { action: add })}>
      {customers.length === 0 ? (
        <p className="text-sm text-ink-soft">{words.noCustomers}</p>
      ) : (
        <ul className="flex flex-col gap-2">
          {customers.map((customer) => (
            <li key={customer.customerID} className="[overflow-wrap:anywhere]">
              <TextLink to={`/client/customers/${customer.customerID}`}>{customerLabel(customer)}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
