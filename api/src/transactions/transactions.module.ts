import { Module } from '@nestjs/common'
import { ProcessorModule } from '../processor/processor.module.js'
import { RefundsModule } from '../refunds/refunds.module.js'
import { ClientSummaryController } from './client-summary.controller.js'
import { ClientSummaryService } from './client-summary.service.js'
import { ClientTransactionDeedsController } from './client-transaction-deeds.controller.js'
import { ClientTransactionsController } from './client-transactions.controller.js'
import { DueTransactions } from './due-transactions.service.js'
import { OrphanedCalls } from './orphaned-calls.js'
import { TransactionCharges } from './transaction-charges.service.js'
import { TransactionDeedsController } from './transaction-deeds.controller.js'
import { TransactionDeeds } from './transaction-deeds.service.js'
import { TransactionOtp } from './transaction-otp.service.js'
import { TransactionOutcomes } from './transaction-outcomes.js'
import { TransactionReader } from './transaction-reader.service.js'
import { TransactionWorker } from './transaction-worker.js'
import { TransactionsController } from './transactions.controller.js'

@Module({
  imports: [ProcessorModule, RefundsModule],
  controllers: [
    ClientSummaryController,
    ClientTransactionDeedsController,
    ClientTransactionsController,
    TransactionDeedsController,
    TransactionsController,
  ],
  providers: [
    ClientSummaryService,
    DueTransactions,
    OrphanedCalls,
    TransactionCharges,
    TransactionDeeds,
    TransactionOtp,
    TransactionOutcomes,
    TransactionReader,
    TransactionWorker,
  ],
  // Payment links charge, confirm and cancel as well.
  exports: [TransactionCharges, TransactionDeeds, TransactionOtp, TransactionReader],
})
export class TransactionsModule {}
