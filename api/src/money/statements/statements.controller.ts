import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import type { Mode } from '#contract/modes.js'
import { ReadStatement, type StatementView } from '#contract/statements.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { csvType } from '../../platform/lists/csv-answer.js'
import { StatementsService } from './statements.service.js'

@Controller('clients/:clientID/statements')
export class StatementsController {
  constructor(private readonly statements: StatementsService) {}

  /** Read a month of a client: what it opened with, what moved, and what it closed with, per currency. */
  @Gated('See statements', 'client', 'portal')
  @Get()
  read(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() { month }: ReadStatement,
  ): Promise<StatementView> {
    return this.statements.read({ clientID, mode, month })
  }

  /** The same as a document, with each movement. */
  @Gated('Download statements', 'client', 'portal')
  @Sensitive()
  @Get('statement.pdf')
  @Header('content-type', 'application/pdf')
  async pdf(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() { month }: ReadStatement,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const pdf = await this.statements.pdf({ clientID, mode, month })
    void reply.headers(headersOf(`statement-${month}.pdf`))
    return pdf
  }

  /** Each movement of a month, for a spreadsheet. */
  @Gated('Download statements as CSV', 'client', 'portal')
  @Sensitive()
  @Get('statement.csv')
  @Header('content-type', csvType)
  async csv(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() { month }: ReadStatement,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const csv = await this.statements.csv({ clientID, mode, month })
    void reply.headers(headersOf(`statement-${month}.csv`))
    return csv
  }
}

const headersOf = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})
