import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import { SaveSettlementAccount, type SettlementAccountView } from '#contract/settlement-account.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { SettlementAccountsService } from './settlement-accounts.service.js'

@Controller('clients/:clientID/settlement-account')
export class SettlementAccountsController {
  constructor(private readonly accounts: SettlementAccountsService) {}

  /** Read your settlement account. If you have several, this is the first one. */
  @Gated('See the settlement account', 'client')
  @Sensitive()
  @Get()
  get(@Param('clientID') clientID: string): Promise<SettlementAccountView> {
    return this.accounts.get(clientID)
  }

  /** Change your settlement account. If you have several, this is the first one. */
  @Gated('Change the settlement account', 'client')
  @StepUp()
  @Put()
  save(
    @CurrentCaller() caller: ClientCaller,
    @Param('clientID') clientID: string,
    @Body() input: SaveSettlementAccount,
  ): Promise<SettlementAccountView> {
    return this.accounts.save(caller, { clientID, settlementAccountID: clientID }, input)
  }
}
