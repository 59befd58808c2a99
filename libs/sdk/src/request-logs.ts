import type { Page } from '../../contract/answers.js'
import type { ListRequestLogs, RequestLogDetailView, RequestLogView } from '../../contract/request-logs.js'
import type { CallOptions } from './options.js'
import { pageOf, rowsOf } from './pages.js'
import { segment, type Transport } from './transport.js'

export type RequestLogQuery = Partial<ListRequestLogs>

export class RequestLogs {
  constructor(private readonly transport: Transport) {}

  list(query: RequestLogQuery = {}, options: CallOptions = {}): Promise<Page<RequestLogView>> {
    return pageOf(this.transport, '/request-logs', query, options)
  }

  all(query: RequestLogQuery = {}, options: CallOptions = {}): AsyncGenerator<RequestLogView> {
    return rowsOf(this.transport, '/request-logs', query, options)
  }

  /** With what was refused of it, and what its payment did from then on. */
  get(requestLogID: string, options: CallOptions = {}): Promise<RequestLogDetailView> {
    return this.transport.call({ method: 'GET', path: `/request-logs/${segment(requestLogID)}`, ...options })
  }
}
