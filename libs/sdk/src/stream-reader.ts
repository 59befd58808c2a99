import { ServerSentEvents, type StreamMessage } from './server-sent-events.js'

/** The messages of one connection, one at a time. */
export class StreamReader {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>
  private readonly parser = new ServerSentEvents()
  private readonly ready: StreamMessage[] = []

  constructor(
    body: ReadableStream<Uint8Array>,
    private readonly silenceMs: number,
  ) {
    this.reader = body.getReader()
  }

  get retryMs(): number | undefined {
    return this.parser.retryMs
  }

  /** Nothing once the connection has ended, broken off or fallen silent. */
  async next(): Promise<StreamMessage | undefined> {
    while (this.ready.length === 0) {
      const piece = await this.read()
      if (!piece) return undefined
      this.ready.push(...this.parser.take(piece))
    }
    return this.ready.shift()
  }

  async close(): Promise<void> {
    await this.reader.cancel().catch(() => undefined)
  }

  // Time counts while it is waited, and not while an event is worked off.
  private async read(): Promise<Uint8Array | undefined> {
    const timer = setTimeout(() => void this.close(), this.silenceMs)
    try {
      return (await this.reader.read()).value
    } catch {
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }
}
