import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../processors/processors.module.js'
import { RefundsModule } from '../refunds/refunds.module.js'
import { ReservesModule } from '../reserves/reserves.module.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { DueTransactions } from './due-transactions.service.js'
import { OrphanedCalls } from './orphaned-calls.js'
import { TransactionWorker } from './transaction-worker.js'
import { LongPending } from './long-pending.js'

@Module({
  imports: [ProcessorsModule, RefundsModule, ReservesModule, TransactionsModule],
  providers: [LongPending, DueTransactions, OrphanedCalls, TransactionWorker],
  exports: [DueTransactions],
})
export class DueWorkModule {}
