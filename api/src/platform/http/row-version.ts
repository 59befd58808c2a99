import { hash } from 'node:crypto'
import * as words from '#contract/messages/errors/http.js'
import { AppError } from './app-error.js'

/** Tells two states of a row apart by what a PUT can change of it: signing in, say, is no change. */
export const versionOf = (facts: object): string => hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 22)

/**
 * Refuses a change of a row that is no longer what its sender has seen. Only counts inside the unit that writes: of two
 * changes at the same time the second one then finds the first. Who sends no `If-Match` replaces whatever is there.
 */
export function requireSeen(ifMatch: string | undefined, { version }: { version: string }): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const seen = ifMatch.split(',').map((tag) => tag.trim().replaceAll('"', ''))
  if (!seen.includes(version)) throw new ChangedMeanwhile()
}

class ChangedMeanwhile extends AppError {
  constructor() {
    super(412, 'CHANGED_MEANWHILE', words.changedMeanwhile)
  }
}
