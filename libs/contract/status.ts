import type { StatusPart, StatusState } from './status-limits.js'

export interface StatusDayView {
  /** Of UTC. */
  day: string
  state: StatusState
  degradedMinutes: number
  downMinutes: number
  /** Periods without measurements after the first one. */
  unknownMinutes: number
}

export interface StatusPartView {
  part: StatusPart
  /** Of payments through one kind of processor; null: of the part as such. */
  processor: string | null
  state: StatusState
  /** Uptime of the measured time in 90 days, in percent with two decimals. Null without measurements. */
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
  /** false: the database isn't responding, so the history is missing. */
  isMeasured: boolean
  /** When the first measurement was made. */
  measuredSince: string | null
  parts: StatusPartView[]
  /** The last ones first. */
  incidents: StatusIncidentView[]
}
