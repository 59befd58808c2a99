import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { ClientConnectedAccountsController } from './client-connected-accounts.controller.js'
import { ConnectedAccountsController } from './connected-accounts.controller.js'
import { ConnectedAccounts } from './connected-accounts.service.js'
import { ConnectedStates } from './connected-states.service.js'

@Module({
  imports: [ProcessorsModule],
  controllers: [ConnectedAccountsController, ClientConnectedAccountsController],
  providers: [ConnectedAccounts, ConnectedStates],
})
export class ConnectedAccountsModule {}
