import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put, Query } from '@nestjs/common'
import {
  ChangeProcessorAccount,
  CreateProcessorAccount,
  ListProcessorAccounts,
  type ProcessorAccountsView,
  type ProcessorAccountView,
  type ProcessorCheckView,
} from '#contract/processor-accounts.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { AccountChecks } from './account-checks.js'
import { ProcessorAccountsService } from './processor-accounts.service.js'

@Controller('processor-accounts')
export class ProcessorAccountsController {
  constructor(
    private readonly accounts: ProcessorAccountsService,
    private readonly checks: AccountChecks,
  ) {}

  /** List processor accounts, and the processors you can add. Their settings are never returned. */
  @Gated('See processor accounts', 'portal')
  @Sensitive()
  @Get()
  list(@Query() query: ListProcessorAccounts): Promise<ProcessorAccountsView> {
    return this.accounts.list(query)
  }

  @Gated('Create processor accounts', 'portal')
  @StepUp('everybody')
  @Post()
  create(@Body() input: CreateProcessorAccount): Promise<ProcessorAccountView> {
    return this.accounts.create(input)
  }

  /** Change an account. The previous webhook secret works for one more day. */
  @Gated('Change processor accounts', 'portal')
  @StepUp('everybody')
  @Put(':processorAccountID')
  update(
    @Param('processorAccountID') processorAccountID: string,
    @Body() input: ChangeProcessorAccount,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ProcessorAccountView> {
    return this.accounts.update({ processorAccountID }, input, ifMatch)
  }

  /** Delete an account and its settings, if it has no open payments. */
  @Gated('Delete processor accounts', 'portal')
  @StepUp('everybody')
  @Delete(':processorAccountID')
  @HttpCode(204)
  delete(@Param('processorAccountID') processorAccountID: string): Promise<void> {
    return this.accounts.delete({ processorAccountID })
  }

  /** Test the connection to the processor. */
  @Gated('Check processor accounts', 'portal')
  @Post(':processorAccountID/check')
  @HttpCode(200)
  check(@Param('processorAccountID') processorAccountID: string): Promise<ProcessorCheckView> {
    return this.checks.check({ processorAccountID })
  }
}
