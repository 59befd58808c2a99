import { Module } from '@nestjs/common'
import { BankAccountSeal } from './bank-account-seal.js'
import { BankAccountsController } from './bank-accounts.controller.js'
import { BankAccountsService } from './bank-accounts.service.js'

@Module({
  controllers: [BankAccountsController],
  providers: [BankAccountSeal, BankAccountsService],
  exports: [BankAccountSeal],
})
export class BankAccountsModule {}
