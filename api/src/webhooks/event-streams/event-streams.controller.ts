import { Controller, Get, Header, Headers } from '@nestjs/common'
import type { Readable } from 'node:stream'
import type { Mode } from '#contract/modes.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { OwnClientID } from '../../platform/http/caller.js'
import { Asked, type AskedStream } from './asked-stream.js'
import { streamType } from './event-message.js'
import { EventStreams } from './event-streams.service.js'

@Controller('events')
export class EventStreamsController {
  constructor(private readonly streams: EventStreams) {}

  /**
   * Hear of each event as it happens, as server-sent events: the data of a message is what a webhook would carry. With the id of the last
   * message as `Last-Event-ID` it goes on from there, for three days, in the same order and without a gap. Without one it begins now.
   */
  @Gated('Listen to events', 'integrator')
  @Get('stream')
  @Header('content-type', streamType)
  @Header('cache-control', 'no-store')
  @Header('connection', 'close')
  @Header('x-accel-buffering', 'no')
  listen(
    @OwnClientID() clientID: string,
    @CallMode() mode: Mode,
    @Asked() asked: AskedStream,
    @Headers('last-event-id') lastEventID: string | undefined,
  ): Promise<Readable> {
    return this.streams.listen({ clientID, mode }, asked, lastEventID)
  }
}
