import { Module } from '@nestjs/common'
import { ReconciliationAdjustmentsController } from './reconciliation-adjustments.controller.js'
import { ReconciliationAdjustments } from './reconciliation-adjustments.service.js'
import { WaitingAdjustments } from './waiting-adjustments.js'

@Module({
  controllers: [ReconciliationAdjustmentsController],
  providers: [ReconciliationAdjustments, WaitingAdjustments],
})
export class ReconciliationAdjustmentsModule {}
