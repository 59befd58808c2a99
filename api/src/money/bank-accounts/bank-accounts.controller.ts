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

  /** List the platform's own bank accounts. Account numbers are masked. */
  @Gated('See bank accounts', 'portal')
  @Sensitive()
  @Get()
  list(@Query() query: ListBankAccounts, @CallMode() mode: Mode): Promise<Page<BankAccountView>> {
    return this.accounts.list(query, mode)
  }

  /** Add a bank account for payout files in its currency and for statements. */
  @Gated('Create bank accounts', 'portal')
  @StepUp('everybody')
  @Post()
  create(@Body() input: CreateBankAccount, @CallMode() mode: Mode): Promise<BankAccountView> {
    return this.accounts.create(input, mode)
  }

  /** Change a bank account. Settings that you leave out are reset. You can't change the mode or currency. */
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

  /** Preview a CSV mapping on the first lines of a bank's file. The lines aren't stored. */
  @Gated('Preview bank file mappings', 'portal')
  @Post('csv-preview')
  @HttpCode(200)
  preview(@Body() input: PreviewCsv): Promise<CsvPreviewView> {
    return this.accounts.preview(input)
  }
}
