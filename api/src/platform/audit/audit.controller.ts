import { Controller, Get, Header, Query } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { Page } from '#contract/answers.js'
import { type AuditEntryView, ListAuditEntries } from '#contract/audit.js'
import { Gated } from '../http/audience.js'
import { AuditReader } from './audit-reader.js'

@Controller('audit')
export class AuditController {
  constructor(private readonly reader: AuditReader) {}

  @Gated('See the audit log', 'portal')
  @Get()
  list(@Query() query: ListAuditEntries): Promise<Page<AuditEntryView>> {
    return this.reader.list(query)
  }

  @Gated('Export the audit log', 'portal')
  @Get('export.csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="audit.csv"')
  export(@Query() query: ListAuditEntries): Promise<Readable> {
    return this.reader.csv(query)
  }
}
