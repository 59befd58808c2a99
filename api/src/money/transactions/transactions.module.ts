import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { ClientSummaryController } from './client-summary.controller.js'
import { ClientSummaryService } from './client-summary.service.js'
import { ClientTransactionDeedsController } from './client-transaction-deeds.controller.js'
import { ClientTransactionsController } from './client-transactions.controller.js'
import { TransactionCharges } from './transaction-charges.service.js'
import { TransactionDeedsController } from './transaction-deeds.controller.js'
import { TransactionDeeds } from './transaction-deeds.service.js'
import { TransactionOtp } from './transaction-otp.service.js'
import { TransactionOutcomes } from './transaction-outcomes.js'
import { TransactionParts } from './transaction-parts.js'
import { TransactionReader } from './transaction-reader.service.js'
import { TransactionsController } from './transactions.controller.js'

@Module({
  imports: [ProcessorsModule],
  controllers: [
    ClientSummaryController,
    ClientTransactionDeedsController,
    ClientTransactionsController,
    TransactionDeedsController,
    TransactionsController,
  ],
  providers: [
    ClientSummaryService,
    TransactionCharges,
    TransactionDeeds,
    TransactionOtp,
    TransactionOutcomes,
    TransactionParts,
    TransactionReader,
  ],
  // Payment links charge, confirm and cancel as well; due work closes what was left open.
  exports: [
    TransactionCharges,
    TransactionDeeds,
    TransactionOtp,
    TransactionOutcomes,
    TransactionParts,
    TransactionReader,
  ],
})
export class TransactionsModule {}
