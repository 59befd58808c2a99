import type { StreamEnd } from '#contract/event-streams.js'
import { until } from './until.js'

export interface Message {
  event: string
  id: string | undefined
  data: ReturnType<typeof JSON.parse>
}

/** Somebody who listens, as a program of a merchant does: by `fetch`, and nothing of ours. */
export class Listener {
  readonly messages: Message[] = []
  readonly comments: string[] = []
  status = 0
  headers = new Headers()
  isOpen = false
  private readonly leaving = new AbortController()

  static async open(url: string, token: string, lastEventID?: string): Promise<Listener> {
    const listener = new Listener()
    const headers = { authorization: `Bearer ${token}`, ...(lastEventID && { 'last-event-id': lastEventID }) }
    const answer = await fetch(`${url}/api/events/stream`, { headers, signal: listener.leaving.signal })
    listener.status = answer.status
    listener.headers = answer.headers
    if (answer.status !== 200 || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`)
    listener.isOpen = true
    void listener.read(answer.body).catch(() => undefined)
    await until(
      async () => listener.messages.length,
      (count) => count > 0,
    )
    return listener
  }

  /** Without `stream.opened` and `stream.closed`. */
  get events(): Message[] {
    return this.messages.filter(({ event }) => !event.startsWith('stream.'))
  }

  get ids(): (string | undefined)[] {
    return this.events.map(({ id }) => id)
  }

  get lastID(): string | undefined {
    return this.messages.findLast(({ id }) => id)?.id
  }

  async heard(count: number): Promise<Message[]> {
    await until(
      async () => this.events.length,
      (length) => length >= count,
    )
    return this.events
  }

  /** Why the server ended it. */
  async ended(): Promise<StreamEnd | undefined> {
    await until(
      async () => this.isOpen,
      (isOpen) => !isOpen,
    )
    return this.messages.find(({ event }) => event === 'stream.closed')?.data.reason
  }

  leave(): void {
    this.leaving.abort()
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder()
    let left = ''
    try {
      for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
        const blocks = (left + decoder.decode(piece, { stream: true })).split('\n\n')
        left = blocks.pop() ?? ''
        for (const block of blocks) this.take(block)
      }
    } finally {
      this.isOpen = false
    }
  }

  private take(block: string): void {
    if (block.startsWith(':')) return void this.comments.push(block)
    const fields = Object.fromEntries(
      block.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
    )
    this.messages.push({ event: fields.event ?? '', id: fields.id, data: JSON.parse(fields.data ?? 'null') })
  }
}
