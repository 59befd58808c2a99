import * as words from '#contract/messages/site/status.js'
import {
  statusDegradedPercent,
  statusDownPercent,
  statusFaultsLeast,
  type StatusState,
} from '#contract/status-limits.js'
import type { StatusDayView, StatusPartView, StatusView } from '#contract/status.js'
import { silently } from '../../api/silently.server'
import { loadStatus } from '../../api/status.server'
import { Badge, type Tone } from '../../components/badge'
import { dayOf, Moment } from '../../components/moment'
import { pageMeta } from '../../components/page-meta'
import { TextLink } from '../../components/text-link'
import type { Route } from './+types/status'

export const meta = () => pageMeta(words.status, words.lead)

export const loader = async ({ context }: Route.LoaderArgs) => ({
  view: await silently<StatusView | null>(loadStatus(context), null),
})

export default function Status({ loaderData: { view } }: Route.ComponentProps) {
  return (
    <div className="container-page flex max-w-4xl flex-col gap-10 py-14 md:py-20">
      <header className="flex flex-col gap-3">
        <h1 className="text-3xl">{words.status}</h1>
        <p className="text-ink-soft">{words.lead}</p>
      </header>
      {view ? <Measured view={view} /> : <p role="alert">{words.failedToLoad}</p>}
      <section className="flex flex-col gap-2 text-sm text-ink-soft">
        <h2 className="text-base font-semibold tracking-normal text-ink">{words.howItIsMeasured}</h2>
        <p>{words.rule(statusFaultsLeast, statusDegradedPercent, statusDownPercent)}</p>
        <p>
          {words.asJson} <TextLink to="/docs/reference/statusRead">GET /status</TextLink>
        </p>
      </section>
    </div>
  )
}

const tones: Record<StatusState, Tone> = {
  operational: 'success',
  degraded: 'pending',
  down: 'failed',
  unknown: 'neutral',
}

const State = ({ state }: { state: StatusState }) => <Badge tone={tones[state]}>{words.states[state]}</Badge>

const Measured = ({ view }: { view: StatusView }) => (
  <>
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-panel border border-line bg-panel p-5">
      <p className="flex flex-wrap items-center gap-3 text-lg font-medium">
        <State state={view.state} />
        {view.isMeasured ? words.all[view.state] : words.withoutDatabase}
      </p>
      <p className="text-sm text-ink-faint">
        {words.measuredAt} <Moment iso={view.at} />
      </p>
    </section>
    {view.isMeasured && <Legend />}
    <ul className="divide-y divide-line rounded-panel border border-line bg-panel">
      {view.parts.map((part) => (
        <Part key={words.nameOf(part.part, part.processor)} part={part} />
      ))}
    </ul>
    {view.isMeasured && <Incidents incidents={view.incidents} />}
  </>
)

const dots: Record<StatusState, string> = {
  operational: 'bg-success',
  degraded: 'bg-accent',
  down: 'bg-failed',
  unknown: 'border border-line bg-tint',
}

/** What the colours of the days say; each day says it in words as well. */
const Legend = () => (
  <ul className="-mb-6 flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-soft">
    {(Object.keys(words.states) as StatusState[]).map((state) => (
      <li key={state} className="flex items-center gap-1.5">
        <span aria-hidden="true" className={`size-2.5 rounded-[2px] ${dots[state]}`} />
        {words.states[state]}
      </li>
    ))}
  </ul>
)

function Part({ part: { part, processor, state, uptimePercentage, days } }: { part: StatusPartView }) {
  const name = words.nameOf(part, processor)
  return (
    <li className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-base font-medium tracking-normal">{name}</h2>
        <State state={state} />
      </div>
      {days.length > 0 && (
        <>
          <Days name={name} days={days} />
          <div className="tabular flex justify-between gap-4 text-xs text-ink-faint">
            <span>{words.days90}</span>
            <span>
              {words.uptime(uptimePercentage)} {uptimePercentage !== null && words.uptimeHelp}
            </span>
            <span>{words.today}</span>
          </div>
        </>
      )}
    </li>
  )
}

/** One bar a day; each says itself on hover, and the list says them to whoever does not see it. */
const Days = ({ name, days }: { name: string; days: StatusDayView[] }) => (
  <svg
    role="img"
    aria-label={`${words.history(name)}. ${saidOf(days)}`}
    viewBox={`0 0 ${days.length * 10} 32`}
    preserveAspectRatio="none"
    className="status-days"
  >
    {days.map((day, index) => (
      <rect key={day.day} x={index * 10 + 1} y={0} width={8} height={32} data-state={day.state}>
        <title>{sayDay(day)}</title>
      </rect>
    ))}
  </svg>
)

const sayDay = ({ day, state, downMinutes, degradedMinutes, unknownMinutes }: StatusDayView): string =>
  words.daySays(dayOf(day), words.states[state], words.minutes(downMinutes, degradedMinutes, unknownMinutes))

function saidOf(days: StatusDayView[]): string {
  const bad = days.filter(({ state }) => state === 'degraded' || state === 'down')
  return bad.length === 0 ? words.noIncidents : bad.map(sayDay).join('; ')
}

const Incidents = ({ incidents }: { incidents: StatusView['incidents'] }) => (
  <section className="flex flex-col gap-4">
    <h2 className="text-xl">{words.incidents}</h2>
    {incidents.length === 0 && <p className="text-ink-soft">{words.noIncidents}</p>}
    <ul className="flex flex-col gap-3">
      {incidents.map(({ part, processor, state, from, until }) => (
        <li
          key={`${part} ${processor} ${from}`}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-panel border border-line bg-panel px-5 py-3.5 text-sm"
        >
          <State state={state} />
          <span className="font-medium">{state === 'unknown' ? words.notMeasured : words.nameOf(part, processor)}</span>
          <span className="text-ink-faint">
            <Moment iso={from} /> – {until ? <Moment iso={until} /> : words.lasts}
          </span>
        </li>
      ))}
    </ul>
  </section>
)
