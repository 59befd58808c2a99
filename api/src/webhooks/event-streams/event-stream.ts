import { Readable } from 'node:stream'
import { streamBatch } from '#contract/event-stream-limits.js'
import type { StreamEnd } from '#contract/event-streams.js'
import { closingOf, heartbeat, messageOf, openingOf, type Placed } from './event-message.js'
import type { Channel } from './event-positions.js'
import { cursorAt } from './stream-starts.js'

interface Source {
  head: () => number
  after: (channel: Channel, position: number, upTo: number) => Promise<Placed[]>
}

export class EventStream extends Readable {
  private isWanted = false
  private isCatchingUp = false
  private isOver = false

  constructor(
    readonly channel: Channel,
    private position: number,
    private readonly source: Source,
  ) {
    super()
    this.push(openingOf(channel.mode, cursorAt(position)))
  }

  override _read(): void {
    this.isWanted = true
    void this.catchUp()
  }

  offer(from: number, to: number, events: Placed[]): void {
    if (this.isCatchingUp || !this.isWanted || this.position < from) return void this.catchUp()
    this.tell(events)
    this.position = Math.max(this.position, to)
  }

  beat(): void {
    if (this.isWanted && !this.isOver) this.isWanted = this.push(heartbeat)
  }

  finish(reason: StreamEnd): void {
    if (this.isOver || this.destroyed) return
    this.isOver = true
    this.push(closingOf(reason))
    this.push(null)
  }

  private tell(events: Placed[]): void {
    if (this.isOver || this.destroyed) return
    for (const event of events) if (event.position > this.position) this.isWanted = this.push(messageOf(event))
  }

  private async catchUp(): Promise<void> {
    if (this.isCatchingUp) return
    this.isCatchingUp = true
    try {
      while (this.isWanted && !this.isOver && !this.destroyed && this.position < this.source.head()) {
        const upTo = this.source.head()
        const events = await this.source.after(this.channel, this.position, upTo)
        this.tell(events)
        this.position = events.length < streamBatch ? upTo : (events.at(-1)?.position ?? upTo)
      }
    } catch {
      this.finish('unavailable')
    } finally {
      this.isCatchingUp = false
    }
  }
}
