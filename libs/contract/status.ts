import type { StatusPart, StatusState } from './status-limits.js'

export interface StatusDayView {
  /** A UTC day. */
  day: string
  state: StatusState
  degradedMinutes: number
  downMinutes: number
  /** Periods without measurements after the first one. */
  unknownMinutes: number
}

export interface StatusPartView {
  part: StatusPart
  /** The processor, for payments. Null for other parts. */
  processor: string | null
  state: StatusState
  /** Uptime of the measured time in 90 days, in percent with two decimals. Null without measurements. */
  uptimePercentage: number | null
  /** Oldest first. The last one is today. */
  days: StatusDayView[]
}

export interface StatusIncidentView {
  part: StatusPart
  processor: string | null
  /** The worst state during the incident. */
  state: StatusState
  from: string
  /** Null if it's ongoing. */
  until: string | null
}

/** GET /status */
export interface StatusView {
  at: string
  /** The worst state of all parts. */
  state: StatusState
  /** False if the database isn't responding. The history is then missing. */
  isMeasured: boolean
  /** When the first measurement was made. */
  measuredSince: string | null
  parts: StatusPartView[]
  /** Newest first. */
  incidents: StatusIncidentView[]
}
