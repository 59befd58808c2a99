import { Controller, Get, HttpCode, Post, Query, Req } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { Page } from '#contract/answers.js'
import {
  type BankImportView,
  type BankStatementView,
  ImportBankStatements,
  ListBankStatements,
} from '#contract/bank-statements.js'
import type { Mode } from '#contract/modes.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { TakesStream } from '../../platform/http/streamed-body.js'
import { StepUp } from '../../platform/http/step-up.js'
import { BankStatementsService } from './bank-statements.service.js'

@Controller('bank-statements')
export class BankStatementsController {
  constructor(private readonly statements: BankStatementsService) {}

  /**
   * Import a bank statement. The body is the file: camt.053, camt.054 or pain.002 as `application/xml`, CSV as
   * `text/csv`, or several files as `application/zip`. Duplicate files and overlapping days are imported once.
   */
  @Gated('Import bank statements', 'portal')
  @Sensitive()
  @TakesStream()
  @StepUp()
  @Post()
  @HttpCode(200)
  import(@Query() { bankAccountID }: ImportBankStatements, @Req() request: FastifyRequest): Promise<BankImportView> {
    return this.statements.import(bankAccountID, request)
  }

  /** List statements, and gaps between them. */
  @Gated('See bank statements', 'portal')
  @Sensitive()
  @Get()
  list(@Query() query: ListBankStatements, @CallMode() mode: Mode): Promise<Page<BankStatementView>> {
    return this.statements.statements(query, mode)
  }
}
