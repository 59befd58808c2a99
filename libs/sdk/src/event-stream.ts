import type { StreamClosed } from '../../contract/event-streams.js'
import { ConnectionError, PermissionError, RefusedError } from './errors.js'
import type { CallOptions } from './options.js'
import type { StreamMessage } from './server-sent-events.js'
import { sleep } from './sleep.js'
import { StreamReader } from './stream-reader.js'
import type { Transport } from './transport.js'
import type { WebhookEvent } from './webhook-event.js'

export interface StreamOptions extends CallOptions {
  /** The `id` of the last event that you have worked off: the stream goes on after it. If absent, it begins now. */
  lastEventID?: string | null | undefined
  /** Hears where the stream stands each time that it is opened: as good as the `id` of an event, also before the first one. */
  onOpened?: (lastEventID: string) => unknown
  /** A connection that says nothing for so long is lost and opened again; 45 seconds if absent, which are three heartbeats. */
  silenceMs?: number
}

const silenceMsDefault = 45_000
const retryMsDefault = 1_000
const waitMaxMs = 30_000

/** Events over connections that take each other's place. Whoever asks for the next one has worked off the last. */
export class EventStream {
  private lastEventID: string | null | undefined
  private retryMs = retryMsDefault
  private failures = 0
  private wasOpened = false

  constructor(
    private readonly transport: Transport,
    private readonly options: StreamOptions,
  ) {
    this.lastEventID = options.lastEventID
  }

  async *events(): AsyncGenerator<WebhookEvent, void> {
    const { signal } = this.options
    while (!signal?.aborted) {
      const opened = await this.open()
      await sleep(typeof opened === 'number' ? opened : yield* this.heard(opened), signal)
    }
  }

  /** The connection, or how long to wait for another attempt. */
  private async open(): Promise<ReadableStream<Uint8Array> | number> {
    const { signal } = this.options
    try {
      return await this.transport.open({
        method: 'GET',
        path: '/events/stream',
        ...(signal && { signal }),
        ...(this.lastEventID && { lastEventID: this.lastEventID }),
      })
    } catch (error) {
      if (signal?.aborted) return 0
      if (!mayOpenAgain(error)) throw error
      return this.waitAfter(error)
    }
  }

  /** Answers how long to wait until it is opened again. */
  private async *heard(body: ReadableStream<Uint8Array>): AsyncGenerator<WebhookEvent, number> {
    const { signal, silenceMs = silenceMsDefault } = this.options
    const reader = new StreamReader(body, silenceMs)
    try {
      for (;;) {
        const message = await reader.next()
        if (!message || signal?.aborted) return this.waitAfter()
        this.retryMs = reader.retryMs ?? this.retryMs
        if (message.event === 'stream.closed') return this.closed(message)
        if (message.event === 'stream.opened') await this.opened(message)
        else if (!message.event.startsWith('stream.')) yield JSON.parse(message.data) as WebhookEvent
        if (message.id) this.lastEventID = message.id
      }
    } finally {
      await reader.close()
    }
  }

  private async opened({ id }: StreamMessage): Promise<void> {
    this.wasOpened = true
    this.failures = 0
    await this.options.onOpened?.(id)
  }

  private closed({ data }: StreamMessage): number {
    const { reason } = JSON.parse(data) as StreamClosed
    if (reason === 'rights_ended') {
      const message =
        'The role of this API user does not cover the event stream any more, or its address is not allowed'
      throw new PermissionError(403, { code: 'RIGHTS_ENDED', message })
    }
    if (reason === 'token_ended') this.transport.dropToken()
    return this.waitAfter()
  }

  /** A first opening gives up as any call does; a stream that has been open is opened again for as long as it takes. */
  private waitAfter(error: unknown = new ConnectionError('The stream broke off', 'NO_ANSWER')): number {
    const { retriesMax, retryDelayMs, retryWaitMaxMs } = this.transport.retries
    const toldMs = error instanceof RefusedError ? (error.retryAfter ?? 0) * 1_000 : 0
    const isPatient = this.wasOpened || (this.failures < retriesMax && toldMs <= retryWaitMaxMs)
    if (!isPatient) throw error
    const doubled = (this.wasOpened ? this.retryMs : retryDelayMs) * 2 ** this.failures
    this.failures += 1
    return Math.max(toldMs, Math.min(waitMaxMs, doubled) * (0.5 + Math.random() / 2))
  }
}

function mayOpenAgain(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  if (!(error instanceof RefusedError)) return false
  return error.status >= 500 || (error.status === 429 && error.code !== 'TOO_MANY_STREAMS')
}
