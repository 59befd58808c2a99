import { Module } from '@nestjs/common'
import { BankAccountsModule } from '../bank-accounts/bank-accounts.module.js'
import { BankAccount } from '../bank-accounts/bank-account.entity.js'
import { PayoutsModule } from '../payouts/payouts.module.js'
import { PayoutRails } from '../payouts/rails/rails.js'
import { PayoutFilesController } from './payout-files.controller.js'
import { PayoutFilesService } from './payout-files.service.js'

@Module({
  imports: [BankAccountsModule, PayoutsModule],
  controllers: [PayoutFilesController],
  providers: [PayoutFilesService],
})
export class PayoutFilesModule {
  constructor(rails: PayoutRails) {
    rails.serveByFile((manager, asked) => manager.existsBy(BankAccount, { ...asked, isEnabled: 1 }))
  }
}
