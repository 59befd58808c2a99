import type { Page } from '../../contract/answers.js'
import type { LedgerEntryView, ListLedgerEntries } from '../../contract/ledger.js'
import type { CallOptions } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import type { Transport } from './transport.js'

export type LedgerEntryQuery = Partial<ListLedgerEntries>

export class LedgerEntries {
  constructor(private readonly transport: Transport) {}

  list(query: LedgerEntryQuery = {}, options: CallOptions = {}): Promise<Page<LedgerEntryView>> {
    return pageOf(this.transport, '/ledger-entries', query, options)
  }

  all(query: LedgerEntryQuery = {}, options: CallOptions = {}): AsyncGenerator<LedgerEntryView> {
    return rowsOf(this.transport, '/ledger-entries', query, options)
  }
}
