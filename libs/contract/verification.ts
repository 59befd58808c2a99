/** A verification in progress. It runs in its own process next to one of the servers. */
export interface VerificationRunView {
  runID: string
  startedAt: string
  /** The rows checked so far: entries, and for the ledger also payments. */
  rowsDone: number
  /** The total number of rows, counted at the start. 0 until then. */
  rowsTotal: number
}

/** The result of the last complete verification. */
export interface FoundView {
  finishedAt: string
  /** The seconds since then. */
  ageSeconds: number
  entries: number
  isIntact: boolean
  /** The first damaged row. */
  fault: string | null
}

/** The stored result. Reading it doesn't start a verification. */
export interface VerificationView {
  /** Null if none is in progress. */
  running: VerificationRunView | null
  /** Null before the first verification ends. */
  last: FoundView | null
  /** When a later verification ended without a result, for example because its server was stopped. Start a new one. */
  brokenOffAt: string | null
}
