import { Module } from '@nestjs/common'
import { DifferenceWork } from './difference-work.js'
import { DifferenceWorker } from './difference-worker.js'
import { ReconciliationDifferencesController } from './reconciliation-differences.controller.js'
import { ReconciliationDifferences } from './reconciliation-differences.service.js'
import { ProcessorNoticesModule } from '../processor-notices/processor-notices.module.js'
import { DisputeAdoption } from './dispute-adoption.service.js'
import { FailureAdoption } from './failure-adoption.service.js'
import { PaymentFailuresModule } from '../payment-failures/payment-failures.module.js'
import { RefundsModule } from '../refunds/refunds.module.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { RefundAdoption } from './refund-adoption.service.js'
import { OpenDifferences } from './open-differences.js'
import { UnconfirmedSettlements } from './unconfirmed-settlements.js'

@Module({
  imports: [PaymentFailuresModule, ProcessorNoticesModule, RefundsModule, TransactionsModule],
  controllers: [ReconciliationDifferencesController],
  providers: [
    OpenDifferences,
    UnconfirmedSettlements,
    DifferenceWork,
    DifferenceWorker,
    ReconciliationDifferences,
    RefundAdoption,
    DisputeAdoption,
    FailureAdoption,
  ],
})
export class ReconciliationDifferencesModule {}
