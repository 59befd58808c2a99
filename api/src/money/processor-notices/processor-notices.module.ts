import { Module } from '@nestjs/common'
import { DueWorkModule } from '../due-work/due-work.module.js'
import { PaymentFailuresModule } from '../payment-failures/payment-failures.module.js'
import { ProcessorReportsModule } from '../processor-reports/processor-reports.module.js'
import { ProcessorsModule } from '../processors/processors.module.js'
import { RefundsModule } from '../refunds/refunds.module.js'
import { TransactionsModule } from '../transactions/transactions.module.js'
import { CaptureNotices } from './capture-notices.js'
import { LatePayments } from './late-payments.js'
import { NoticeWork } from './notice-work.js'
import { ProcessorNoticesController } from './processor-notices.controller.js'
import { ReceivedNotices } from './received-notices.service.js'
import { ToldDisputes } from './told-disputes.js'

@Module({
  imports: [
    ...[DueWorkModule, PaymentFailuresModule, ProcessorReportsModule, ProcessorsModule, RefundsModule],
    TransactionsModule,
  ],
  controllers: [ProcessorNoticesController],
  providers: [CaptureNotices, LatePayments, NoticeWork, ReceivedNotices, ToldDisputes],
  exports: [ToldDisputes],
})
export class ProcessorNoticesModule {}
