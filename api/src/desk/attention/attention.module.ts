import { Module } from '@nestjs/common'
import { GateModule } from '../../people/gate/gate.module.js'
import { AttentionController } from './attention.controller.js'
import { AttentionReader } from './attention-reader.js'
import { WaitingCounts } from './waiting-counts.js'

@Module({
  imports: [GateModule],
  controllers: [AttentionController],
  providers: [AttentionReader, WaitingCounts],
  exports: [AttentionReader, WaitingCounts],
})
export class AttentionModule {}
