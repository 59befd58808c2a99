import { Controller, Get, Header, Headers } from '@nestjs/common'
import type { Readable } from 'node:stream'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
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
    @Addressed() own: Own,
    @Asked() asked: AskedStream,
    @Headers('last-event-id') lastEventID: string | undefined,
  ): Promise<Readable> {
    return this.streams.listen(own, asked, lastEventID)
  }
}
