import { Global, Module } from '@nestjs/common'
import { WorkerPulse } from '../../platform/work/worker-pulse.js'
import { AttentionModule } from '../../desk/attention/attention.module.js'
import { HomePartsModule } from '../../desk/home/home-parts.module.js'
import { OperationsModule } from '../../desk/operations/operations.module.js'
import { LedgerSealsModule } from '../../money/ledger-seals/ledger-seals.module.js'
import { ProcessorAccountsModule } from '../../money/processor-accounts/processor-accounts.module.js'
import { ProcessorsModule } from '../../money/processors/processors.module.js'
import { GateModule } from '../../people/gate/gate.module.js'
import { Health } from './health.js'
import { Metrics } from './metrics.js'

@Global()
@Module({
  imports: [
    AttentionModule,
    GateModule,
    HomePartsModule,
    LedgerSealsModule,
    OperationsModule,
    ProcessorAccountsModule,
    ProcessorsModule,
  ],
  providers: [WorkerPulse, Metrics, Health],
  exports: [WorkerPulse, Metrics, Health],
})
export class ObserveModule {}
