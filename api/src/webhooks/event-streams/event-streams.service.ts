import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common'
import type { Readable } from 'node:stream'
import { streamHeartbeatMs, streamRightsMs, streamsMax, streamsOfClientMax } from '#contract/event-stream-limits.js'
import type { AskedStream } from './asked-stream.js'
import type { Channel } from './event-positions.js'
import { EventReader } from './event-reader.js'
import type { EventStream } from './event-stream.js'
import { ServerFull, ServerStopping, TooManyStreams } from './event-streams.errors.js'
import { StreamRights } from './stream-rights.js'

@Injectable()
export class EventStreams implements BeforeApplicationShutdown {
  private readonly open = new Map<EventStream, AskedStream>()
  private readonly taken = new Map<string, number>()
  private timers: NodeJS.Timeout[] = []
  private isStopping = false

  constructor(
    private readonly reader: EventReader,
    private readonly rights: StreamRights,
  ) {}

  async listen(channel: Channel, asked: AskedStream, lastEventID?: string): Promise<Readable> {
    const { clientID } = channel
    this.takePlace(clientID)
    try {
      const stream = await this.reader.open(channel, lastEventID || undefined)
      stream.once('close', () => this.leave(stream))
      this.open.set(stream, asked)
      this.watch()
      if (this.isStopping) stream.finish('server_stopping')
      return stream
    } catch (error) {
      this.givePlace(clientID)
      throw error
    }
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true
    for (const stream of this.open.keys()) stream.finish('server_stopping')
  }

  // Before anything is waited for, or many that come at once would all find room.
  private takePlace(clientID: string): void {
    if (this.isStopping) throw new ServerStopping()
    const own = this.taken.get(clientID) ?? 0
    if (own >= streamsOfClientMax) throw new TooManyStreams(own)
    if ([...this.taken.values()].reduce((sum, count) => sum + count, 0) >= streamsMax) throw new ServerFull()
    this.taken.set(clientID, own + 1)
  }

  private givePlace(clientID: string): void {
    const left = (this.taken.get(clientID) ?? 1) - 1
    if (left > 0) this.taken.set(clientID, left)
    else this.taken.delete(clientID)
  }

  private leave(stream: EventStream): void {
    if (this.open.delete(stream)) this.givePlace(stream.channel.clientID)
    if (this.open.size > 0) return
    for (const timer of this.timers) clearInterval(timer)
    this.timers = []
  }

  private watch(): void {
    if (this.timers.length > 0) return
    const beat = () => {
      for (const stream of this.open.keys()) stream.beat()
    }
    this.timers = [setInterval(beat, streamHeartbeatMs), setInterval(() => void this.askAgain(), streamRightsMs)]
    for (const timer of this.timers) timer.unref()
  }

  private async askAgain(): Promise<void> {
    for (const [stream, asked] of this.open) {
      const reason = await this.rights.reasonToEnd(asked)
      if (reason) stream.finish(reason)
    }
  }
}
