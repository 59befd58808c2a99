import { Body, Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { Page } from '#contract/answers.js'
import { ListQuery } from '#contract/lists.js'
import type { Mode } from '#contract/modes.js'
import {
  ImportProcessorReport,
  ListProcessorReports,
  type ProcessorReportRowView,
  type ProcessorReportsView,
  ReadProcessorReport,
  type ReportedAccountView,
  type ReportImportView,
} from '#contract/processor-reports.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { TakesStream } from '../../platform/http/streamed-body.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ProcessorReportsService } from './processor-reports.service.js'
import { ReportFiles } from './report-files.service.js'

@Controller('processor-reports')
export class ProcessorReportsController {
  constructor(
    private readonly reports: ProcessorReportsService,
    private readonly files: ReportFiles,
  ) {}

  /** List processor reports, and how far each account is covered. */
  @Gated('See processor reports', 'portal')
  @Get()
  list(@Query() query: ListProcessorReports, @CallMode() mode: Mode): Promise<ProcessorReportsView> {
    return this.reports.list(query, mode)
  }

  /**
   * Upload a processor report. The body is the file as `text/csv`, such as Adyen's settlement detail report.
   * Duplicate files and rows are imported once.
   */
  @Gated('Import processor reports', 'portal')
  @Sensitive()
  @TakesStream()
  @StepUp()
  @Post()
  @HttpCode(200)
  import(
    @CurrentCaller() caller: PortalCaller,
    @Query() { processorAccountID }: ImportProcessorReport,
    @CallMode() mode: Mode,
    @Req() request: FastifyRequest,
  ): Promise<ReportImportView> {
    return this.files.import(caller, { processorAccountID, mode }, request)
  }

  /** Fetch a processor's report now. */
  @Gated('Request processor reports', 'portal')
  @Post('read')
  @HttpCode(200)
  read(@CallMode() mode: Mode, @Body() { processorAccountID }: ReadProcessorReport): Promise<ReportedAccountView> {
    return this.reports.readNow({ processorAccountID, mode })
  }

  /** List the rows of a report. */
  @Gated('See processor report rows', 'portal')
  @Get(':processorReportID/rows')
  rows(
    @Addressed() own: Reached<'processorReportID'>,
    @Query() query: ListQuery,
  ): Promise<Page<ProcessorReportRowView>> {
    return this.reports.rows(own, query)
  }
}
