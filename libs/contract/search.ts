import { RequiredText } from './fields.js'
import * as words from './messages/errors/search.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import type { SearchKind, SearchMatch } from './search-kinds.js'

/** GET /search */
export class Search {
  /** A full ID, reference, request ID or email address, an amount such as `45.17 USD`, or a card's last four digits. */
  @RequiredText(words.enterWhatToLookFor)
  q!: string
}

/** A result that the caller can open. Fields that its type doesn't have are null. */
export interface SearchHitView {
  kind: SearchKind
  id: string
  /** The object whose page shows it. For a refund, this is its payment. */
  pageID: string
  matched: SearchMatch
  name: string | null
  status: string | null
  /** In minor units of `currency`. */
  amount: number | null
  currency: Currency | null
  clientID: string | null
  createdAt: string
}

/** Newest first. */
export interface SearchGroupView {
  kind: SearchKind
  items: SearchHitView[]
  /** There are more results than listed. */
  hasMore: boolean
}

export interface SearchView {
  mode: Mode
  /** The object with the ID in `q`. Null if it isn't an ID, or the caller can't open it. */
  opens: SearchHitView | null
  groups: SearchGroupView[]
  /** The other mode, if `q` is an ID from it. Otherwise null. */
  otherMode: Mode | null
}
