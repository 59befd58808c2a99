import { RequiredText } from './fields.js'
import * as words from './messages/errors/search.js'
import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import type { SearchKind, SearchMatch } from './search-kinds.js'

/** GET /search */
export class Search {
  /** A whole id, reference, processor's reference, request id or e-mail address, an amount such as `45.17 USD`, or the last four digits of a card. */
  @RequiredText(words.enterWhatToLookFor)
  q!: string
}

/** One row that this caller may open. What its kind has not is null. */
export interface SearchHitView {
  kind: SearchKind
  id: string
  /** The row whose page shows it: of a refund, its payment. */
  pageID: string
  matched: SearchMatch
  name: string | null
  status: string | null
  /** Minor units of `currency`. */
  amount: number | null
  currency: Currency | null
  clientID: string | null
  createdAt: string
}

/** Newest first. */
export interface SearchGroupView {
  kind: SearchKind
  items: SearchHitView[]
  /** There are more than are told of. */
  hasMore: boolean
}

export interface SearchView {
  mode: Mode
  /** `q` is the id of this row; null: it is no id, or of nothing that this caller may open. */
  opens: SearchHitView | null
  groups: SearchGroupView[]
  /** `q` is an id of the other mode; null: it is not. */
  otherMode: Mode | null
}
