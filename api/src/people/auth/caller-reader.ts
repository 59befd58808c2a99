import type { Caller } from '../../platform/http/caller.js'

export interface CallerReader {
  /** Who this token proves; null for a token of another kind, and a refusal for one that does not count anymore. */
  read(token: string): Promise<Caller | null>
}
