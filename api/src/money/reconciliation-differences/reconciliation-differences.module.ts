import { Module } from '@nestjs/common'
import { DifferenceWork } from './difference-work.js'
import { DifferenceWorker } from './difference-worker.js'
import { ReconciliationDifferencesController } from './reconciliation-differences.controller.js'
import { ReconciliationDifferences } from './reconciliation-differences.service.js'
import { ProcessorNoticesModule } from '../processor-notices/processor-notices.module.js'
import { DisputeAdoption } from './dispute-adoption.service.js'
import { RefundsModule } from '../refunds/refunds.module.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { RefundAdoption } from './refund-adoption.service.js'
import { OpenDifferences } from './open-differences.js'
import { UnconfirmedSettlements } from './unconfirmed-settlements.js'

@Module({
  imports: [ProcessorNoticesModule, RefundsModule, TransactionsModule],
  controllers: [ReconciliationDifferencesController],
  providers: [
    OpenDifferences,
    UnconfirmedSettlements,
    DifferenceWork,
    DifferenceWorker,
    ReconciliationDifferences,
    RefundAdoption,
    DisputeAdoption,
  ],
})
export class ReconciliationDifferencesModule {}
