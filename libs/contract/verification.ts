/** A run that is going on, in a process of its own beside one of the servers. */
export interface VerificationRunView {
  runID: string
  startedAt: string
  /** Entries looked at, and of the ledger also payments; never fewer than before. */
  rowsDone: number
  /** Of how many, as they were counted when it began; 0 until then. */
  rowsTotal: number
}

/** What the last whole run found. */
export interface FoundView {
  finishedAt: string
  /** Whole seconds since then. */
  ageSeconds: number
  entries: number
  isIntact: boolean
  /** Names the first bad row. */
  fault: string | null
}

/** The stored result. Reading it doesn't start a verification. */
export interface VerificationView {
  /** Null while none is going on. */
  running: VerificationRunView | null
  /** Null before the first run has ended. */
  last: FoundView | null
  /** When a run after `last` ended without a result, for example because its server was stopped. Start it again. */
  brokenOffAt: string | null
}
