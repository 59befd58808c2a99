import { Module } from '@nestjs/common'
import { GateModule } from '../../people/gate/gate.module.js'
import { EventPositions } from './event-positions.js'
import { EventReader } from './event-reader.js'
import { EventStreamsController } from './event-streams.controller.js'
import { EventStreams } from './event-streams.service.js'
import { StreamRights } from './stream-rights.js'
import { StreamStarts } from './stream-starts.js'

@Module({
  imports: [GateModule],
  controllers: [EventStreamsController],
  providers: [EventPositions, EventReader, EventStreams, StreamRights, StreamStarts],
})
export class EventStreamsModule {}
