import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../../money/processors/processors.module.js'
import { GateModule } from '../../people/gate/gate.module.js'
import { OperationsController } from './operations.controller.js'
import { OperationsService } from './operations.service.js'
import { QueueStates } from './queue-states.js'

@Module({
  imports: [GateModule, ProcessorsModule],
  controllers: [OperationsController],
  providers: [OperationsService, QueueStates],
  exports: [OperationsService, QueueStates],
})
export class OperationsModule {}
