import { Module } from '@nestjs/common'
import { ProcessorsModule } from '../../money/processors/processors.module.js'
import { OperationsModule } from '../operations/operations.module.js'
import { StatusController } from './status.controller.js'
import { StatusRecorder } from './status-recorder.js'
import { StatusService } from './status.service.js'

@Module({
  imports: [OperationsModule, ProcessorsModule],
  controllers: [StatusController],
  providers: [StatusService, StatusRecorder],
})
export class StatusModule {}
