import { Body, Controller, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import {
  type BankAccountView,
  ChangeBankAccount,
  CreateBankAccount,
  type CsvPreviewView,
  ListBankAccounts,
  PreviewCsv,
} from '#contract/bank-accounts.js'
import type { Page } from '#contract/answers.js'
import type { Mode } from '#contract/modes.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { StepUp } from '../../platform/http/step-up.js'
import { BankAccountsService } from './bank-accounts.service.js'

@Controller('bank-accounts')
export class BankAccountsController {
  constructor(private readonly accounts: BankAccountsService) {}

  /** List the platform's own bank accounts of a mode. Of a number only the end is shown. */
  @Gated('See bank accounts', 'portal')
  @Sensitive()
  @Get()
  list(@Query() query: ListBankAccounts, @CallMode() mode: Mode): Promise<Page<BankAccountView>> {
    return this.accounts.list(query, mode)
  }

  /** Add a bank account: payouts of its currency leave by its files from then on, and it takes statements. */
  @Gated('Create bank accounts', 'portal')
  @StepUp('everybody')
  @Post()
  create(@Body() input: CreateBankAccount, @CallMode() mode: Mode): Promise<BankAccountView> {
    return this.accounts.create(input, mode)
  }

  /** Change a bank account. What is absent of its settings goes back to what it is without them; mode and currency stay. */
  @Gated('Change bank accounts', 'portal')
  @StepUp('everybody')
  @Put(':bankAccountID')
  update(
    @Param('bankAccountID') bankAccountID: string,
    @Body() input: ChangeBankAccount,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<BankAccountView> {
    return this.accounts.update(bankAccountID, input, ifMatch)
  }

  /** See what a mapping makes of the first lines of a bank's CSV. Nothing is kept. */
  @Gated('Preview mappings of bank files', 'portal')
  @Post('csv-preview')
  @HttpCode(200)
  preview(@Body() input: PreviewCsv): Promise<CsvPreviewView> {
    return this.accounts.preview(input)
  }
}
