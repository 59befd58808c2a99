import type { Page } from '../../contract/answers.js'
import type { EventView, ListEvents } from '../../contract/events.js'
import { EventStream, type StreamOptions } from './event-stream.js'
import type { Chosen, ReadOptions } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import type { Transport } from './transport.js'
import type { WebhookEvent } from './webhook-event.js'

export type EventQuery = Partial<ListEvents>

export class Events {
  constructor(
    private readonly transport: Transport,
    private readonly ownPath: (path: string) => string,
  ) {}

  list<F extends keyof EventView = keyof EventView>(
    query: EventQuery = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<EventView, F>>> {
    return pageOf<EventView, F>(this.transport, this.ownPath('events'), query, options)
  }

  all<F extends keyof EventView = keyof EventView>(
    query: EventQuery = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<EventView, F>> {
    return rowsOf<EventView, F>(this.transport, this.ownPath('events'), query, options)
  }

  /**
   * Each event as it happens, as a webhook says it, in order and without a gap: connections that end are opened again. Keep the `id` of what you have worked off; it is the
   * `lastEventID` of a program that starts anew. Ends with your signal.
   */
  stream(options: StreamOptions = {}): AsyncGenerator<WebhookEvent, void> {
    return new EventStream(this.transport, options).events()
  }
}
