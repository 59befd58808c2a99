import type { EntityManager } from 'typeorm'
import {
  statusDays,
  statusFreshMs,
  statusIncidentsMax,
  statusSlotMs,
  type StatusState,
} from '#contract/status-limits.js'
import type { StatusDayView, StatusIncidentView, StatusPartView } from '#contract/status.js'
import { partOf } from './part-of.js'
import { isDown, isFaulty, stateOfSlot, worstOf } from './slot-state.js'

const dayMs = 86_400_000
const slotMinutes = statusSlotMs / 60_000

export interface DayRow {
  part: string
  day: number | string
  slots: number | string
  faulty: number | string
  down: number | string
}

export interface SlotRow {
  part: string
  at: number | string
  good: number
  bad: number
}

const daysStatement = `SELECT "part", "at" / ${dayMs} AS "day", COUNT(*) AS "slots",
    SUM(CASE WHEN ${isFaulty} THEN 1 ELSE 0 END) AS "faulty", SUM(CASE WHEN ${isDown} THEN 1 ELSE 0 END) AS "down"
  FROM "status_samples" WHERE "at" >= $1 GROUP BY "part", "at" / ${dayMs}`

const faultsStatement = `SELECT "part", "at", "good", "bad" FROM "status_samples" WHERE "at" >= $1 AND ${isFaulty}
  ORDER BY "at" DESC LIMIT 2000`

const gapsStatement = `SELECT "before", "at" FROM (SELECT "at", LAG("at") OVER (ORDER BY "at") AS "before"
    FROM "status_samples" WHERE "part" = 'api' AND "at" >= $1) AS "slots"
  WHERE "at" - "before" > ${statusFreshMs} ORDER BY "at" DESC LIMIT ${statusIncidentsMax}`

export interface History {
  first: number | null
  last: number | null
  days: DayRow[]
  faults: SlotRow[]
  gaps: { before: number | string; at: number | string }[]
  now: SlotRow[]
}

export async function readHistory(manager: EntityManager, now: number): Promise<History> {
  const since = (Math.floor(now / dayMs) - statusDays + 1) * dayMs
  const [ends] = await manager.query<{ first: number | string | null; last: number | string | null }[]>(
    `SELECT MIN("at") AS "first", MAX("at") AS "last" FROM "status_samples" WHERE "part" = 'api'`,
  )
  return {
    first: ends?.first ? Number(ends.first) : null,
    last: ends?.last ? Number(ends.last) : null,
    days: await manager.query<DayRow[]>(daysStatement, [since]),
    faults: await manager.query<SlotRow[]>(faultsStatement, [since]),
    gaps: await manager.query<History['gaps']>(gapsStatement, [since]),
    now: await manager.query<SlotRow[]>(
      `SELECT "part", "at", "good", "bad" FROM "status_samples" WHERE "at" >= $1 ORDER BY "at"`,
      [now - statusFreshMs],
    ),
  }
}

/** Where no process measured, a part is not known; only of payments nothing is expected in every five minutes. */
export function partsOf(history: History, now: number, kinds: string[]): StatusPartView[] {
  const measured = Map.groupBy(history.days, ({ part }) => part)
  const api = new Map((measured.get('api') ?? []).map((row) => [Number(row.day), Number(row.slots)]))
  return kinds.map((kind) => {
    const rows = new Map((measured.get(kind) ?? []).map((row) => [Number(row.day), row]))
    const days = Array.from({ length: statusDays }, (_, index) =>
      dayView(Math.floor(now / dayMs) - statusDays + 1 + index, rows, api, history, now),
    )
    return { ...partOf(kind), state: stateNow(kind, history, now), uptimePercentage: uptimeOf(kind, history), days }
  })
}

function dayView(
  day: number,
  rows: Map<number, DayRow>,
  api: Map<number, number>,
  { first }: History,
  now: number,
): StatusDayView {
  const row = rows.get(day)
  const down = Number(row?.down ?? 0)
  const degraded = Number(row?.faulty ?? 0) - down
  const from = Math.max(day * dayMs, first ?? Infinity)
  const expected = Math.max(0, Math.floor((Math.min((day + 1) * dayMs, now - statusSlotMs) - from) / statusSlotMs))
  const unknown = Math.max(0, expected - (api.get(day) ?? 0))
  const isMeasured = first !== null && (day + 1) * dayMs > first
  const states: StatusState[] = [
    ...(isMeasured ? [] : (['unknown'] as const)),
    ...(unknown > 2 ? (['unknown'] as const) : []),
    ...(degraded > 0 ? (['degraded'] as const) : []),
    ...(down > 0 ? (['down'] as const) : []),
  ]
  return {
    day: new Date(day * dayMs).toISOString().slice(0, 10),
    state: worstOf(states),
    degradedMinutes: degraded * slotMinutes,
    downMinutes: down * slotMinutes,
    unknownMinutes: unknown * slotMinutes,
  }
}

function uptimeOf(kind: string, { days }: History): number | null {
  const own = days.filter(({ part }) => part === kind)
  const sum = (name: 'slots' | 'down') => own.reduce((total, row) => total + Number(row[name]), 0)
  const slots = sum('slots')
  return slots === 0 ? null : Math.floor((10_000 * (slots - sum('down'))) / slots) / 100
}

function stateNow(kind: string, { last, now: slots }: History, now: number): StatusState {
  if (last === null || now - last > statusFreshMs) return 'unknown'
  const own = slots.filter(({ part }) => part === kind)
  const [good, bad] = (['good', 'bad'] as const).map((name) => own.reduce((sum, row) => sum + row[name], 0)) as [
    number,
    number,
  ]
  return stateOfSlot(good, bad)
}

export function incidentsOf({ faults, gaps, last }: History, now: number): StatusIncidentView[] {
  const found: (StatusIncidentView & { end: number })[] = []
  for (const [kind, slots] of Map.groupBy(faults, ({ part }) => part)) {
    let open: (typeof found)[number] | undefined
    for (const { at, good, bad } of slots.toSorted((one, other) => Number(one.at) - Number(other.at))) {
      const [begin, end] = [Number(at), Number(at) + statusSlotMs]
      if (open && begin - open.end <= statusSlotMs) {
        open.end = end
        open.state = worstOf([open.state, stateOfSlot(good, bad)])
      } else {
        open = { ...partOf(kind), state: stateOfSlot(good, bad), from: iso(begin), until: null, end }
        found.push(open)
      }
    }
  }
  for (const { before, at } of gaps) found.push(gapOf(Number(before) + statusSlotMs, Number(at)))
  if (last !== null && now - last > statusFreshMs) found.push(gapOf(last + statusSlotMs, now))
  return found
    .sort((one, other) => other.from.localeCompare(one.from))
    .slice(0, statusIncidentsMax)
    .map(({ end, ...incident }) => ({ ...incident, until: now - end < statusSlotMs ? null : iso(end) }))
}

const gapOf = (from: number, end: number) => ({
  ...partOf('api'),
  state: 'unknown' as const,
  from: iso(from),
  until: null,
  end,
})

const iso = (time: number): string => new Date(time).toISOString()
