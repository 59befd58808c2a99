import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { ProcessorReportsController } from './processor-reports.controller.js'
import { ProcessorReportsService } from './processor-reports.service.js'
import { ReportDownloads } from './report-downloads.service.js'
import { ReportFiles } from './report-files.service.js'
import { ReportKeeping } from './report-keeping.js'
import { ReportReading } from './report-reading.service.js'
import { ReportWorker } from './report-worker.js'
import { UnfetchedReports } from './unfetched-reports.js'
import { QuietReports } from './quiet-reports.js'

@Module({
  imports: [ProcessorsModule],
  controllers: [ProcessorReportsController],
  providers: [
    ...[QuietReports, UnfetchedReports, ProcessorReportsService, ReportFiles, ReportKeeping],
    ...[ReportDownloads, ReportReading, ReportWorker],
  ],
  exports: [ReportDownloads],
})
export class ProcessorReportsModule {}
