import { Module } from '@nestjs/common'
import { InvoicesModule } from '../invoices/invoices.module.js'
import { AgingReport } from './aging-report.service.js'
import { BillingReportsController } from './billing-reports.controller.js'
import { CancellationReport } from './cancellation-report.service.js'
import { RevenueMovements } from './revenue-movements.service.js'
import { RevenueReports } from './revenue-reports.service.js'

@Module({
  imports: [InvoicesModule],
  controllers: [BillingReportsController],
  providers: [AgingReport, CancellationReport, RevenueMovements, RevenueReports],
})
export class BillingReportsModule {}
