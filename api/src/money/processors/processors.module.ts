import { Module } from '@nestjs/common'
import { ProcessorCalls } from './processor-calls.js'
import { ProcessorNotices } from './processor-notices.js'
import { ProcessorRegistry } from './processor-registry.js'
import { processors } from './registry.js'

const folders = processors.flatMap(({ processor, providers }) => [processor, ...providers])

@Module({
  providers: [ProcessorCalls, ProcessorNotices, ProcessorRegistry, ...folders],
  exports: [ProcessorCalls, ProcessorNotices, ProcessorRegistry],
})
export class ProcessorsModule {}
