import type { Page } from '../../contract/answers.js'
import type {
  AgingView,
  CancellationsView,
  ChurnView,
  ListAgedInvoices,
  ListRevenueMovements,
  ReadAging,
  ReadCancellations,
  ReadChurn,
  ReadRecurringRevenue,
  ReadRetention,
  RecurringRevenueView,
  RetentionView,
  RevenueMovementView,
} from '../../contract/billing-reports.js'
import type { InvoiceSummaryView } from '../../contract/invoices.js'
import type { CallOptions, Chosen, ReadOptions } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import type { Transport } from './transport.js'

type MovementsQuery = Partial<ListRevenueMovements> & Pick<ListRevenueMovements, 'currency'>
type InvoicesQuery = Partial<ListAgedInvoices> & Pick<ListAgedInvoices, 'currency'>

export class BillingReports {
  constructor(private readonly transport: Transport) {}

  recurringRevenue(query: ReadRecurringRevenue, options: CallOptions = {}): Promise<RecurringRevenueView> {
    return read(this.transport, 'recurring-revenue', query, options)
  }

  churn(query: ReadChurn, options: CallOptions = {}): Promise<ChurnView> {
    return read(this.transport, 'churn', query, options)
  }

  retention(query: ReadRetention, options: CallOptions = {}): Promise<RetentionView> {
    return read(this.transport, 'retention', query, options)
  }

  aging(query: ReadAging, options: CallOptions = {}): Promise<AgingView> {
    return read(this.transport, 'aging', query, options)
  }

  /** Subscriptions that customers canceled on their own page, by the reason they chose and by month. */
  cancellations(query: ReadCancellations = {}, options: CallOptions = {}): Promise<CancellationsView> {
    return read(this.transport, 'cancellations', query, options)
  }

  movements<F extends keyof RevenueMovementView = keyof RevenueMovementView>(
    query: MovementsQuery,
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<RevenueMovementView, F>>> {
    return pageOf<RevenueMovementView, F>(this.transport, '/billing-reports/movements', query, options)
  }

  allMovements<F extends keyof RevenueMovementView = keyof RevenueMovementView>(
    query: MovementsQuery,
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<RevenueMovementView, F>> {
    return rowsOf<RevenueMovementView, F>(this.transport, '/billing-reports/movements', query, options)
  }

  exportMovementsCsv(query: MovementsQuery, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.transport.stream({ method: 'GET', path: '/billing-reports/movements/export.csv', query, ...options })
  }

  openInvoices<F extends keyof InvoiceSummaryView = keyof InvoiceSummaryView>(
    query: InvoicesQuery,
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<InvoiceSummaryView, F>>> {
    return pageOf<InvoiceSummaryView, F>(this.transport, '/billing-reports/open-invoices', query, options)
  }

  allOpenInvoices<F extends keyof InvoiceSummaryView = keyof InvoiceSummaryView>(
    query: InvoicesQuery,
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<InvoiceSummaryView, F>> {
    return rowsOf<InvoiceSummaryView, F>(this.transport, '/billing-reports/open-invoices', query, options)
  }
}

const read = <T>(transport: Transport, report: string, query: object, options: CallOptions): Promise<T> =>
  transport.call({ method: 'GET', path: `/billing-reports/${report}`, query, ...options })
