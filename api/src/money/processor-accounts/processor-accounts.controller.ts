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

  /** List the accounts at processors, and of what others can be made. Their settings are never answered. */
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

  /** Change an account. What signed notices before is still taken for a day. */
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

  /** Delete an account at which no money is open, and its settings with it. */
  @Gated('Delete processor accounts', 'portal')
  @StepUp('everybody')
  @Delete(':processorAccountID')
  @HttpCode(204)
  delete(@Param('processorAccountID') processorAccountID: string): Promise<void> {
    return this.accounts.delete({ processorAccountID })
  }

  /** Make a harmless call at the processor, and say in words what is wrong. */
  @Gated('Check processor accounts', 'portal')
  @Post(':processorAccountID/check')
  @HttpCode(200)
  check(@Param('processorAccountID') processorAccountID: string): Promise<ProcessorCheckView> {
    return this.checks.check({ processorAccountID })
  }
}
