import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { SettlementAccountsModule } from '../settlement-accounts/settlement-accounts.module.js'
import { ClientConnectedAccountsController } from './client-connected-accounts.controller.js'
import { ConnectedAccountsController } from './connected-accounts.controller.js'
import { ConnectedAccounts } from './connected-accounts.service.js'
import { ConnectedStates } from './connected-states.service.js'
import { ConnectedViews } from './connected-views.js'
import { StoppedSubaccounts } from './stopped-subaccounts.js'
import { SubaccountBanks } from './subaccount-banks.js'
import { SubaccountChanges } from './subaccount-changes.js'

@Module({
  imports: [ProcessorsModule, SettlementAccountsModule],
  controllers: [ConnectedAccountsController, ClientConnectedAccountsController],
  providers: [
    ...[ConnectedAccounts, ConnectedStates, ConnectedViews],
    ...[StoppedSubaccounts, SubaccountBanks, SubaccountChanges],
  ],
})
export class ConnectedAccountsModule {}
