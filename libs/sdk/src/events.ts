import type { Page } from '../../contract/answers.js'
import type { EventView, ListEvents } from '../../contract/events.js'
import type { CallOptions } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import type { Transport } from './transport.js'

export type EventQuery = Partial<ListEvents>

export class Events {
  constructor(
    private readonly transport: Transport,
    private readonly ownPath: (path: string) => string,
  ) {}

  list(query: EventQuery = {}, options: CallOptions = {}): Promise<Page<EventView>> {
    return pageOf(this.transport, this.ownPath('events'), query, options)
  }

  all(query: EventQuery = {}, options: CallOptions = {}): AsyncGenerator<EventView> {
    return rowsOf(this.transport, this.ownPath('events'), query, options)
  }
}
