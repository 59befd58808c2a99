import { Module } from '@nestjs/common'
import { GateModule } from '../../people/gate/gate.module.js'
import { SignInModule } from '../../people/sign-in/sign-in.module.js'
import { ClientLimitsModule } from '../client-limits/client-limits.module.js'
import { ProcessorsModule } from '../processors/processors.module.js'
import { TransactionParts } from '../transactions/transaction-parts.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { PayoutsModule } from '../payouts/payouts.module.js'
import { SettlementAccountsModule } from '../settlement-accounts/settlement-accounts.module.js'
import { ClientRefundsController } from './client-refunds.controller.js'
import { EndedRefunds } from './ended-refunds.js'
import { PayerRefunds } from './payer-refunds.js'
import { RefundOutcomes } from './refund-outcomes.js'
import { Refund } from './refund.entity.js'
import { viewPaymentRefund } from './refund.view.js'
import { RefundsByPeople } from './refunds-by-people.js'
import { RefundsController } from './refunds.controller.js'
import { RefundsService } from './refunds.service.js'
import { SingleRefundsController } from './single-refunds.controller.js'

@Module({
  imports: [
    ClientLimitsModule,
    GateModule,
    PayoutsModule,
    ProcessorsModule,
    SettlementAccountsModule,
    SignInModule,
    TransactionsModule,
  ],
  controllers: [ClientRefundsController, RefundsController, SingleRefundsController],
  providers: [EndedRefunds, PayerRefunds, RefundOutcomes, RefundsByPeople, RefundsService],
  exports: [EndedRefunds, RefundOutcomes, RefundsByPeople, RefundsService],
})
export class RefundsModule {
  constructor(parts: TransactionParts) {
    parts.add('refunds', async (manager, transactionID) => {
      const order = { createdAt: 'ASC', refundID: 'ASC' } as const
      return (await manager.find(Refund, { where: { transactionID }, order })).map(viewPaymentRefund)
    })
  }
}
