import { Form, Link } from 'react-router'
import { clock } from '#contract/clock.js'
import * as words from '#contract/messages/admin/operations.js'
import { operations } from '#contract/messages/admin/parts.js'
import type { OperationsView } from '#contract/operations.js'
import { loadOperations } from '../../../api/operations.server'
import { ApiError } from '../../../api/http.server'
import { requireCall } from '../../../api/require-call.server'
import { Button } from '../../../components/button'
import { Card } from '../../../components/card'
import { FormError } from '../../../components/form-error'
import { dayOf } from '../../../components/moment'
import { PageHeader } from '../../../components/page-header'
import { pageMeta } from '../../../components/page-meta'
import { FilterInput } from '../../../components/filter-fields'
import type { Route } from './+types/page'
import { chartOf } from './chart.server'
import { Currencies } from './page.currencies'
import { Declines, Methods, Processors } from './page.kinds'
import { Queues, Waiting } from './page.waiting'

export const meta: Route.MetaFunction = () => pageMeta(operations)

const dayMs = 86_400_000

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  await requireCall(context, 'GET /operations')
  const [from, to] = [searchParams.get('from')?.trim() || null, searchParams.get('to')?.trim() || null]
  const asked = { from, to, quick: quickDays(clock.time()) }
  try {
    const view = await loadOperations(context, { from, to })
    const currency = view.currencies.find((one) => one.currency === searchParams.get('currency')) ?? view.currencies[0]
    return { ...asked, view, refusal: null, chart: currency ? chartOf(currency, view.unit) : null, currency }
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error
    return { ...asked, view: null, refusal: error.sentence || words.failedToLoad, chart: null, currency: undefined }
  }
}

function quickDays(now: number) {
  const today = Math.floor(now / dayMs)
  const day = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10)
  return Object.entries(words.quick).map(([days, label]) => ({
    label,
    from: day(today - Number(days) + 1),
    to: day(today),
  }))
}

export default function Operations({ loaderData }: Route.ComponentProps) {
  const { view, refusal, chart, currency, from, to, quick } = loaderData
  return (
    <>
      <PageHeader title={operations} lead={words.lead} />
      <Range from={view?.from ?? from} to={view?.to ?? to} quick={quick} />
      {refusal && <FormError>{refusal}</FormError>}
      {view && (
        <>
          <p className="text-sm text-ink-faint">
            {words.comparedWith(dayOf(view.comparedFrom), dayOf(view.comparedTo))}
          </p>
          <Currencies view={view} chart={chart} currency={currency} />
          <Kinds view={view} />
        </>
      )}
    </>
  )
}

const Kinds = ({ view }: { view: OperationsView }) => (
  <>
    <Processors view={view} />
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Methods view={view} />
      <Declines view={view} />
      <Waiting waiting={view.waiting} />
      <Queues queues={view.queues} />
    </div>
  </>
)

interface RangeProps {
  from: string | null
  to: string | null
  quick: { label: string; from: string; to: string }[]
}

function Range({ from, to, quick }: RangeProps) {
  return (
    <Card flush>
      <div className="flex flex-wrap items-end justify-between gap-4 px-5 py-3.5">
        <Form key={`${from} ${to}`} role="search" aria-label={words.range} className="flex flex-wrap items-end gap-2">
          <FilterInput label={words.from} name="from" type="date" defaultValue={from ?? ''} />
          <FilterInput label={words.to} name="to" type="date" defaultValue={to ?? ''} />
          <Button variant="outline">{words.show}</Button>
        </Form>
        <nav aria-label={words.range} className="flex gap-1 rounded-control bg-tint p-1 text-sm">
          {quick.map((one) => (
            <Link
              key={one.label}
              to={`?${new URLSearchParams({ from: one.from, to: one.to })}`}
              preventScrollReset
              aria-current={one.from === from && one.to === to ? 'true' : undefined}
              className="rounded-small px-2.5 py-1 text-ink-soft hover:text-ink aria-[current]:bg-panel aria-[current]:font-medium aria-[current]:text-ink"
            >
              {one.label}
            </Link>
          ))}
        </nav>
      </div>
    </Card>
  )
}
