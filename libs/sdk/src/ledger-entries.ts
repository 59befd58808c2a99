import type { Page } from '../../contract/answers.js'
import type { LedgerEntryView, ListLedgerEntries } from '../../contract/ledger.js'
import type { Chosen, ReadOptions } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import type { Transport } from './transport.js'

export type LedgerEntryQuery = Partial<ListLedgerEntries>

export class LedgerEntries {
  constructor(private readonly transport: Transport) {}

  list<F extends keyof LedgerEntryView = keyof LedgerEntryView>(
    query: LedgerEntryQuery = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<LedgerEntryView, F>>> {
    return pageOf<LedgerEntryView, F>(this.transport, '/ledger-entries', query, options)
  }

  all<F extends keyof LedgerEntryView = keyof LedgerEntryView>(
    query: LedgerEntryQuery = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<LedgerEntryView, F>> {
    return rowsOf<LedgerEntryView, F>(this.transport, '/ledger-entries', query, options)
  }
}
