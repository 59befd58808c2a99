import { Controller, Get, Query } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import {
  type AgingView,
  type CancellationsView,
  type ChurnView,
  ListAgedInvoices,
  ListRevenueMovements,
  ReadAging,
  ReadCancellations,
  ReadChurn,
  ReadRecurringRevenue,
  ReadRetention,
  type RecurringRevenueView,
  type RetentionView,
  type RevenueMovementView,
} from '#contract/billing-reports.js'
import type { InvoiceSummaryView } from '#contract/invoices.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { AnswersCsv } from '../../platform/lists/csv-answer.js'
import { AgingReport } from './aging-report.service.js'
import { CancellationReport } from './cancellation-report.service.js'
import { RevenueMovements } from './revenue-movements.service.js'
import { RevenueReports } from './revenue-reports.service.js'

@Controller('billing-reports')
export class BillingReportsController {
  constructor(
    private readonly revenue: RevenueReports,
    private readonly movements: RevenueMovements,
    private readonly aging: AgingReport,
    private readonly cancellations: CancellationReport,
  ) {}

  /** Read the monthly recurring revenue of each month, and what changed it. */
  @Gated('See recurring revenue', 'integrator', 'client')
  @Get('recurring-revenue')
  readRevenue(@Addressed() own: Own, @Query() query: ReadRecurringRevenue): Promise<RecurringRevenueView> {
    return this.revenue.recurring(own, query)
  }

  /** Read how many subscriptions and how much revenue each month lost to cancellations. */
  @Gated('See churn', 'integrator', 'client')
  @Get('churn')
  readChurn(@Addressed() own: Own, @Query() query: ReadChurn): Promise<ChurnView> {
    return this.revenue.churn(own, query)
  }

  /** Read how many subscriptions started in each month are still charged. */
  @Gated('See retention', 'integrator', 'client')
  @Get('retention')
  readRetention(@Addressed() own: Own, @Query() query: ReadRetention): Promise<RetentionView> {
    return this.revenue.retention(own, query)
  }

  /** Read the amounts due on open invoices, by days overdue. */
  @Gated('See invoice aging', 'integrator', 'client')
  @Get('aging')
  readAging(@Addressed() own: Own, @Query() query: ReadAging): Promise<AgingView> {
    return this.aging.read(own, query)
  }

  /** List the changes behind recurring revenue, churn and retention. */
  @Gated('See revenue movements', 'integrator', 'client')
  @Get('movements')
  listMovements(@Addressed() own: Own, @Query() query: ListRevenueMovements): Promise<Page<RevenueMovementView>> {
    return this.movements.list(own, query)
  }

  /** Export revenue movements as CSV. */
  @Gated('Export revenue movements', 'integrator', 'client')
  @Get('movements/export.csv')
  @AnswersCsv('revenue-movements')
  exportMovements(@Addressed() own: Own, @Query() query: ListRevenueMovements): Promise<Readable> {
    return this.movements.csv(own, query)
  }

  /** List the open invoices behind the aging report. */
  @Gated('See aged invoices', 'integrator', 'client')
  @Get('open-invoices')
  listInvoices(@Addressed() own: Own, @Query() query: ListAgedInvoices): Promise<Page<InvoiceSummaryView>> {
    return this.aging.list(own, query)
  }

  /** Count the subscriptions that customers canceled on their own page, by reason and month. */
  @Gated('See cancellation reasons', 'integrator', 'client')
  @Get('cancellations')
  readCancellations(@Addressed() own: Own, @Query() query: ReadCancellations): Promise<CancellationsView> {
    return this.cancellations.read(own, query)
  }
}
