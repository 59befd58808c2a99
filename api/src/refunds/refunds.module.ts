import { Module } from '@nestjs/common'
import { ProcessorModule } from '../processor/processor.module.js'
import { ClientRefundsController } from './client-refunds.controller.js'
import { RefundOutcomes } from './refund-outcomes.js'
import { RefundsController } from './refunds.controller.js'
import { RefundsService } from './refunds.service.js'

@Module({
  imports: [ProcessorModule],
  controllers: [ClientRefundsController, RefundsController],
  providers: [RefundOutcomes, RefundsService],
  exports: [RefundsService],
})
export class RefundsModule {}
