import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Query } from '@nestjs/common'
import { ListQuery } from '#contract/lists.js'
import {
  ChangeProcessorAccount,
  CreateOwnProcessorAccount,
  type ProcessorAccountsView,
  type ProcessorAccountView,
  type ProcessorCheckView,
} from '#contract/processor-accounts.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { AccountChecks } from './account-checks.js'
import { OwnProcessorAccounts } from './own-processor-accounts.service.js'

@Controller('clients/:clientID/processor-accounts')
export class ClientProcessorAccountsController {
  constructor(
    private readonly accounts: OwnProcessorAccounts,
    private readonly checks: AccountChecks,
  ) {}

  /** List your own processor accounts, and the processors you can add. Settings are never returned. */
  @Gated('See own processor accounts', 'client')
  @Sensitive()
  @Get()
  list(@Addressed() own: Own, @Query() query: ListQuery): Promise<ProcessorAccountsView> {
    return this.accounts.list(own, query)
  }

  /** Add your own account at a processor. Your payments go through it first, and the processor pays you directly. */
  @Gated('Create own processor accounts', 'client')
  @StepUp('everybody')
  @Post()
  create(@Addressed() own: Own, @Body() input: CreateOwnProcessorAccount): Promise<ProcessorAccountView> {
    return this.accounts.create(own, input)
  }

  /** Change one of your accounts. The previous webhook secret works for one more day. */
  @Gated('Change own processor accounts', 'client')
  @StepUp('everybody')
  @Put(':processorAccountID')
  update(
    @Addressed() own: Own<'processorAccountID'>,
    @Body() input: ChangeProcessorAccount,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<ProcessorAccountView> {
    return this.accounts.update(own, input, ifMatch)
  }

  /** Delete one of your accounts and its settings, if it has no open payments. */
  @Gated('Delete own processor accounts', 'client')
  @StepUp('everybody')
  @Delete(':processorAccountID')
  @HttpCode(204)
  delete(@Addressed() own: Own<'processorAccountID'>): Promise<void> {
    return this.accounts.delete(own)
  }

  /** Test the connection to the processor. */
  @Gated('Check own processor accounts', 'client')
  @Post(':processorAccountID/check')
  @HttpCode(200)
  check(@Addressed() own: Own<'processorAccountID'>): Promise<ProcessorCheckView> {
    return this.checks.check(own)
  }
}
