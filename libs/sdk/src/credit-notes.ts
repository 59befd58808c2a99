import type { Page } from '../../contract/answers.js'
import type {
  CreateCreditNote,
  CreditNoteSummaryView,
  CreditNoteView,
  ListCreditNotes,
} from '../../contract/credit-notes.js'
import { type CallOptions, type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class CreditNotes {
  constructor(private readonly transport: Transport) {}

  /** What is still due of the invoice is taken off first, and the rest is refunded. */
  create(input: CreateCreditNote, options: KeyedCallOptions = {}): Promise<CreditNoteView> {
    return this.transport.call({ method: 'POST', path: '/credit-notes', body: input, ...keyed(options) })
  }

  list<F extends keyof CreditNoteSummaryView = keyof CreditNoteSummaryView>(
    query: Partial<ListCreditNotes> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<CreditNoteSummaryView, F>>> {
    return pageOf<CreditNoteSummaryView, F>(this.transport, '/credit-notes', query, options)
  }

  all<F extends keyof CreditNoteSummaryView = keyof CreditNoteSummaryView>(
    query: Partial<ListCreditNotes> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<CreditNoteSummaryView, F>> {
    return rowsOf<CreditNoteSummaryView, F>(this.transport, '/credit-notes', query, options)
  }

  get<F extends keyof CreditNoteView = keyof CreditNoteView>(
    creditNoteID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<CreditNoteView, F>> {
    return rowOf<CreditNoteView, F>(this.transport, pathOf(creditNoteID), options)
  }

  pdf(creditNoteID: string, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.transport.stream({ method: 'GET', path: `${pathOf(creditNoteID)}/credit-note.pdf`, ...options })
  }
}

const pathOf = (creditNoteID: string) => `/credit-notes/${segment(creditNoteID)}`
