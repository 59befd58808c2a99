import { Module } from '@nestjs/common'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { SignInModule } from '../../people/sign-in/sign-in.module.js'
import { ClientAccountsController } from './client-accounts.controller.js'
import { SettlementAccountsController } from './settlement-accounts.controller.js'
import { SettlementAccountsService } from './settlement-accounts.service.js'
import { SettlementSeal } from './settlement-seal.js'

@Module({
  imports: [ClientsModule, SignInModule],
  controllers: [SettlementAccountsController, ClientAccountsController],
  providers: [SettlementAccountsService, SettlementSeal],
  exports: [SettlementSeal],
})
export class SettlementAccountsModule {}
