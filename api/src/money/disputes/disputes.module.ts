import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { TransactionParts } from '../transactions/transaction-parts.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { Dispute } from './dispute.entity.js'
import { viewDispute } from './dispute.view.js'
import { DisputeNotices } from './dispute-notices.js'
import { DisputesController } from './disputes.controller.js'
import { DisputesService } from './disputes.service.js'

@Module({
  imports: [ProcessorsModule, TransactionsModule],
  controllers: [DisputesController],
  providers: [DisputeNotices, DisputesService],
})
export class DisputesModule {
  constructor(parts: TransactionParts) {
    parts.add('disputes', async (manager, transactionID) =>
      (await manager.find(Dispute, { where: { transactionID }, order: { createdAt: 'ASC' } })).map(viewDispute),
    )
  }
}
