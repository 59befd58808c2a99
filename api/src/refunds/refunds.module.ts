import { Module } from '@nestjs/common'
import { ProcessorModule } from '../processor/processor.module.js'
import { ClientRefundsController } from './client-refunds.controller.js'
import { RefundOutcomes } from './refund-outcomes.js'
import { RefundsController } from './refunds.controller.js'
import { RefundsService } from './refunds.service.js'
import { SingleRefundsController } from './single-refunds.controller.js'

@Module({
  imports: [ProcessorModule],
  controllers: [ClientRefundsController, RefundsController, SingleRefundsController],
  providers: [RefundOutcomes, RefundsService],
  exports: [RefundsService],
})
export class RefundsModule {}
