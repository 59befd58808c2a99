import type { StatusPart, StatusState } from './status-limits.js'

export interface StatusDayView {
  /** Of UTC. */
  day: string
  state: StatusState
  degradedMinutes: number
  downMinutes: number
  /** Nothing was measured in them, though something had been before. */
  unknownMinutes: number
}

export interface StatusPartView {
  part: StatusPart
  /** Of payments through one kind of processor; null: of the part as such. */
  processor: string | null
  state: StatusState
  /** Of what was measured in 90 days, in percent with two decimals; null: nothing was. */
  uptimePercentage: number | null
  /** Oldest first; the last one is today. */
  days: StatusDayView[]
}

export interface StatusIncidentView {
  part: StatusPart
  processor: string | null
  /** The worst of it. */
  state: StatusState
  from: string
  /** null: it lasts. */
  until: string | null
}

/** GET /status */
export interface StatusView {
  at: string
  /** The worst of all parts. */
  state: StatusState
  /** false: the database does not answer, so that nothing is told of the days before. */
  isMeasured: boolean
  /** When the first measurement was made. */
  measuredSince: string | null
  parts: StatusPartView[]
  /** The last ones first. */
  incidents: StatusIncidentView[]
}
