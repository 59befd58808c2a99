import type { Mode } from '#contract/modes.js'

// Written out and not handed over as a value: SQLite plans a statement before it knows its values, and each mode has indexes of its own.
const conditions: Record<Mode, string> = { test: `= 'test'`, live: `= 'live'` }

/** The one condition that keeps the modes apart in a statement; `alias` is that of a query builder. */
export const inMode = (mode: Mode, alias?: string): string =>
  `${alias === undefined ? '"mode"' : `${alias}.mode`} ${conditions[mode]}`
