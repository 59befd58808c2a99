import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import { setTimeout as pause } from 'node:timers/promises'
import { streamGatherMs, streamPollMs } from '#contract/event-stream-limits.js'
import { onEvents } from '../../platform/events/event-bell.js'
import { WorkLoop } from '../../platform/work/work-loop.js'
import type { Placed } from './event-message.js'
import { EventPositions, keyOf } from './event-positions.js'
import { EventStream } from './event-stream.js'
import { StreamStarts } from './stream-starts.js'

@Injectable()
export class EventReader implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private head = 0
  private readonly streams = new Map<string, Set<EventStream>>()
  private readonly stopListening = onEvents((event) => this.streams.has(keyOf(event)) && this.loop.wake())
  private readonly loop = new WorkLoop({
    logger: new Logger('EventStreams'),
    failure: "Couldn't read events for open streams",
    pollMs: streamPollMs,
    look: (stopping) => this.look(stopping),
  })

  constructor(
    private readonly positions: EventPositions,
    private readonly starts: StreamStarts,
    private readonly host: HttpAdapterHost,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.startOnceListening(this.host)
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopListening()
    await this.loop.stop()
  }

  /** Without a last event it begins after all that was committed when it was asked for. */
  async open(channel: EventStream['channel'], lastEventID?: string): Promise<EventStream> {
    const last = await this.positions.take(channel)
    const start = await this.starts.startOf(channel, lastEventID, last)
    if (this.streams.size === 0) this.head = Math.max(this.head, last)
    const stream = new EventStream(channel, start, {
      head: () => this.head,
      after: (...asked) => this.starts.after(...asked),
    })
    this.add(stream)
    stream.once('close', () => this.remove(stream))
    return stream
  }

  private add(stream: EventStream): void {
    const key = keyOf(stream.channel)
    const beside = this.streams.get(key) ?? new Set()
    this.streams.set(key, beside.add(stream))
  }

  private remove(stream: EventStream): void {
    const key = keyOf(stream.channel)
    const beside = this.streams.get(key)
    beside?.delete(stream)
    if (beside?.size === 0) this.streams.delete(key)
  }

  private async look(stopping: AbortSignal): Promise<boolean> {
    const channels = [...this.streams.values()]
      .flatMap((streams) => [...streams].slice(0, 1))
      .map(({ channel }) => channel)
    if (channels.length === 0) return false
    for (const channel of await this.positions.behind(channels)) await this.positions.take(channel)
    const events = await this.starts.afterAll(this.head)
    const last = events.at(-1)
    if (!last) return false
    this.handOut(events, last.position)
    await pause(streamGatherMs, undefined, { signal: stopping }).catch(() => undefined)
    return true
  }

  private handOut(events: Placed[], to: number): void {
    const from = this.head
    this.head = to
    const byKey = Map.groupBy(events, keyOf)
    for (const [key, streams] of this.streams) {
      for (const stream of streams) stream.offer(from, to, byKey.get(key) ?? [])
    }
  }
}
