import { Controller, Get, Header, Query, Res } from '@nestjs/common'
import type { FastifyReply } from 'fastify'
import type { Readable } from 'node:stream'
import { ReadStatement, type StatementView } from '#contract/statements.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { csvType } from '../../platform/lists/csv-answer.js'
import { StatementsService } from './statements.service.js'

@Controller('clients/:clientID/statements')
export class StatementsController {
  constructor(private readonly statements: StatementsService) {}

  /** Read a client's monthly statement: opening balance, activity and closing balance by currency. */
  @Gated('See statements', 'client', 'portal')
  @Get()
  read(@Addressed() own: Own, @Query() { month }: ReadStatement): Promise<StatementView> {
    return this.statements.read({ ...own, month })
  }

  /** Download a monthly statement as PDF, in the language of the merchant’s login. */
  @Gated('Download statements', 'client', 'portal')
  @Sensitive()
  @Get('statement.pdf')
  @Header('content-type', 'application/pdf')
  async pdf(
    @CurrentCaller() caller: ClientCaller | PortalCaller,
    @Addressed() own: Own,
    @Query() { month }: ReadStatement,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const pdf = await this.statements.pdf({ ...own, month }, caller.audience === 'client' ? caller.loginID : null)
    void reply.headers(headersOf(`statement-${month}.pdf`))
    return pdf
  }

  /** Download a monthly statement as CSV. */
  @Gated('Download statements as CSV', 'client', 'portal')
  @Sensitive()
  @Get('statement.csv')
  @Header('content-type', csvType)
  async csv(
    @Addressed() own: Own,
    @Query() { month }: ReadStatement,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Readable> {
    const csv = await this.statements.csv({ ...own, month })
    void reply.headers(headersOf(`statement-${month}.csv`))
    return csv
  }
}

const headersOf = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
})
