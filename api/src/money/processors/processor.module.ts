import { Module } from '@nestjs/common'
import { Processor } from './processor.js'
import { SandboxProcessor } from './sandbox-processor.js'
import { SandboxTimes } from './sandbox-times.js'

@Module({
  providers: [SandboxTimes, { provide: Processor, useClass: SandboxProcessor }],
  exports: [Processor],
})
export class ProcessorModule {}
