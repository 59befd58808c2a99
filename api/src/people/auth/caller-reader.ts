import type { Caller } from '../../platform/http/caller.js'

export interface CallerReader {
  /** Who this token proves; null for a token of another kind, and a refusal for one that does not count any more. */
  read(token: string): Promise<Caller | null>
}
