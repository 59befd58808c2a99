import type { Page } from '../../contract/answers.js'
import type { CreateUsageEvent, ListUsageEvents, UsageEventView } from '../../contract/usage-events.js'
import type { CallOptions, Chosen, ReadOptions } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import type { Transport } from './transport.js'

export class UsageEvents {
  constructor(private readonly transport: Transport) {}

  /** Each `eventID` counts once, so that a call may be repeated. */
  create(input: CreateUsageEvent, options: CallOptions = {}): Promise<UsageEventView> {
    return this.transport.call({ method: 'POST', path: '/usage-events', body: input, ...options })
  }

  list<F extends keyof UsageEventView = keyof UsageEventView>(
    query: Partial<ListUsageEvents> = {},
    options: ReadOptions<F> = {},
  ): Promise<Page<Chosen<UsageEventView, F>>> {
    return pageOf<UsageEventView, F>(this.transport, '/usage-events', query, options)
  }

  all<F extends keyof UsageEventView = keyof UsageEventView>(
    query: Partial<ListUsageEvents> = {},
    options: ReadOptions<F> = {},
  ): AsyncGenerator<Chosen<UsageEventView, F>> {
    return rowsOf<UsageEventView, F>(this.transport, '/usage-events', query, options)
  }

  exportCsv(query: Partial<ListUsageEvents> = {}, options: CallOptions = {}): Promise<ReadableStream<Uint8Array>> {
    return this.transport.stream({ method: 'GET', path: '/usage-events/export.csv', query, ...options })
  }
}
