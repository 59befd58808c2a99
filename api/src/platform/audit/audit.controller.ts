import { Controller, Get, Query } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { type AuditEntryView, ListAuditEntries } from '#contract/audit.js'
import { Gated } from '../http/audience.js'
import { StepUp } from '../http/step-up.js'
import { AuditReader } from './audit-reader.js'
import { AnswersCsv } from '../lists/csv-answer.js'

@Controller('audit')
export class AuditController {
  constructor(private readonly reader: AuditReader) {}

  @Gated('See the audit log', 'portal')
  @Get()
  list(@Query() query: ListAuditEntries): Promise<Page<AuditEntryView>> {
    return this.reader.list(query)
  }

  @Gated('Export the audit log', 'portal')
  @StepUp()
  @Get('export.csv')
  @AnswersCsv('audit')
  export(@Query() query: ListAuditEntries): Promise<Readable> {
    return this.reader.csv(query)
  }
}
