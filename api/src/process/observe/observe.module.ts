import { Global, Module } from '@nestjs/common'
import { WorkerPulse } from '../../platform/work/worker-pulse.js'
import { ProcessorsModule } from '../../money/processors/processors.module.js'
import { GateModule } from '../../people/gate/gate.module.js'
import { Health } from './health.js'
import { Metrics } from './metrics.js'
import { QueueStates } from './queue-states.js'

@Global()
@Module({
  imports: [GateModule, ProcessorsModule],
  providers: [WorkerPulse, QueueStates, Metrics, Health],
  exports: [WorkerPulse, Metrics, Health],
})
export class ObserveModule {}
