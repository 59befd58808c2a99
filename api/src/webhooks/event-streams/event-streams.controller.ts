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
   * Stream events as they happen, as server-sent events. Each message has the same data as a webhook. Send the ID of
   * the last message as `Last-Event-ID` to resume from there without gaps, for up to three days. Without it, the
   * stream starts now.
   */
  @Gated('Stream events', 'integrator')
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
