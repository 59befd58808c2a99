import type { Page } from '../../contract/answers.js'
import type { InvoiceSettingsView, SaveInvoiceSettings } from '../../contract/invoice-settings.js'
import type {
  CreateInvoice,
  InvoiceChargeView,
  InvoiceSummaryView,
  InvoiceView,
  ListInvoices,
  PayInvoice,
  SaveInvoice,
} from '../../contract/invoices.js'
import { type CallOptions, type Chosen, keyed, type KeyedCallOptions, type ReadOptions } from './options.js'
import { pageOf, rowOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export class Invoices {
  constructor(private readonly transport: Transport) {}

  create(input: CreateInvoice, options: KeyedCallOptions = {}): Promise<InvoiceView> {
    return this.transport.call({ method: 'POST', path: '/invoices', body: input, ...keyed(options) })
  }

  list<F extends keyof InvoiceSummaryView = keyof InvoiceSummaryView>(
    query: Partial<ListInvoices> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<InvoiceSummaryView, F>>> {
    return pageOf<InvoiceSummaryView, F>(this.transport, '/invoices', query, options)
  }

  all<F extends keyof InvoiceSummaryView = keyof InvoiceSummaryView>(
    query: Partial<ListInvoices> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<InvoiceSummaryView, F>> {
    return rowsOf<InvoiceSummaryView, F>(this.transport, '/invoices', query, options)
  }

  exportCsv(query: Partial<ListInvoices> = {}, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.transport.stream({ method: 'GET', path: '/invoices/export.csv', query, ...options })
  }

  get<F extends keyof InvoiceView = keyof InvoiceView>(
    invoiceID: string,
    options: ReadOptions<F> = {},
  ): Promise<Chosen<InvoiceView, F>> {
    return rowOf<InvoiceView, F>(this.transport, pathOf(invoiceID), options)
  }

  /** A field that is left out becomes empty. */
  update(invoiceID: string, input: SaveInvoice, options: CallOptions = {}): Promise<InvoiceView> {
    return this.transport.call({ method: 'PUT', path: pathOf(invoiceID), body: input, ...options })
  }

  /** Deletes a draft. */
  delete(invoiceID: string, options: CallOptions = {}): Promise<void> {
    return this.transport.call({ method: 'DELETE', path: pathOf(invoiceID), ...options })
  }

  /** It gets its number, can be paid, and is never changed again. */
  finalize(invoiceID: string, options: CallOptions = {}): Promise<InvoiceView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(invoiceID)}/finalize`, ...options })
  }

  /** Charges a payment method that the customer saved. A declined payment is an answer too. */
  pay(invoiceID: string, input: PayInvoice, options: KeyedCallOptions = {}): Promise<InvoiceChargeView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(invoiceID)}/pay`, body: input, ...keyed(options) })
  }

  /** Emails it to its customer, with the link to pay it. */
  send(invoiceID: string, options: CallOptions = {}): Promise<InvoiceView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(invoiceID)}/send`, ...options })
  }

  /** It keeps its number. */
  void(invoiceID: string, options: CallOptions = {}): Promise<InvoiceView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(invoiceID)}/void`, ...options })
  }

  /** It can still be paid. */
  markUncollectible(invoiceID: string, options: CallOptions = {}): Promise<InvoiceView> {
    return this.transport.call({ method: 'POST', path: `${pathOf(invoiceID)}/mark-uncollectible`, ...options })
  }

  /** A finalized invoice as a PDF. */
  pdf(invoiceID: string, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.transport.stream({ method: 'GET', path: `${pathOf(invoiceID)}/invoice.pdf`, ...options })
  }

  /** What new invoices say about the seller. */
  settings(options: CallOptions = {}): Promise<InvoiceSettingsView> {
    return this.transport.call({ method: 'GET', path: '/invoice-settings', ...options })
  }

  saveSettings(input: SaveInvoiceSettings, options: CallOptions = {}): Promise<InvoiceSettingsView> {
    return this.transport.call({ method: 'PUT', path: '/invoice-settings', body: input, ...options })
  }
}

const pathOf = (invoiceID: string) => `/invoices/${segment(invoiceID)}`
