import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import { SaveSettlementAccount, type SettlementAccountView } from '#contract/settlement-account.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { SettlementAccountsService } from './settlement-accounts.service.js'

@Controller('clients/:clientID/settlement-accounts')
export class ClientAccountsController {
  constructor(private readonly accounts: SettlementAccountsService) {}

  /** List the settlement accounts, the first one first. Payouts go to the account that accepts their currency. */
  @Gated('See settlement accounts', 'client', 'portal')
  @Sensitive()
  @Get()
  list(@Param('clientID') clientID: string): Promise<Page<SettlementAccountView>> {
    return this.accounts.list(clientID)
  }

  /** Add a settlement account for other currencies. */
  @Gated('Add settlement accounts', 'client')
  @StepUp()
  @Post()
  add(
    @CurrentCaller() caller: ClientCaller,
    @Param('clientID') clientID: string,
    @Body() input: SaveSettlementAccount,
  ): Promise<SettlementAccountView> {
    return this.accounts.add(caller, clientID, input)
  }

  /** Change a settlement account other than the first one. Change the first one with `PUT /clients/:clientID/settlement-account`. */
  @Gated('Change settlement accounts', 'client')
  @StepUp()
  @Put(':settlementAccountID')
  save(
    @CurrentCaller() caller: ClientCaller,
    @Param('clientID') clientID: string,
    @Param('settlementAccountID') settlementAccountID: string,
    @Body() input: SaveSettlementAccount,
  ): Promise<SettlementAccountView> {
    return this.accounts.change(caller, { clientID, settlementAccountID }, input)
  }

  /** Remove a settlement account other than the first one. Payouts in its currencies wait for another account. */
  @Gated('Remove settlement accounts', 'client')
  @StepUp('everybody')
  @Delete(':settlementAccountID')
  @HttpCode(204)
  remove(
    @Param('clientID') clientID: string,
    @Param('settlementAccountID') settlementAccountID: string,
  ): Promise<void> {
    return this.accounts.remove({ clientID, settlementAccountID })
  }
}
