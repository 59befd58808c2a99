import { hash } from 'node:crypto'
import * as words from '#contract/messages/errors/http.js'
import { refusal } from './refusal.js'

export const versionOf = (facts: object): string => hash('sha256', JSON.stringify(facts), 'base64url').slice(0, 22)

/** Only counts inside the unit that writes; without `If-Match` whatever is there is replaced. */
export function requireSeen(ifMatch: string | undefined, { version }: { version: string }): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const seen = ifMatch.split(',').map((tag) => tag.trim().replaceAll('"', ''))
  if (!seen.includes(version)) throw new ChangedMeanwhile()
}

class ChangedMeanwhile extends refusal(412, 'CHANGED_MEANWHILE', words.changedMeanwhile) {}
