import { Controller, Get, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import {
  ListAllRequestLogs,
  ListRequestLogs,
  type RequestLogDetailView,
  type RequestLogView,
} from '#contract/request-logs.js'
import { Addressed, type Own, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { RequestLogs } from './request-logs.service.js'

@Controller()
export class RequestLogsController {
  constructor(private readonly logs: RequestLogs) {}

  /** List API requests of the last 30 days, newest first. New requests appear after about a second. */
  @Gated('See API requests', 'integrator', 'portal')
  @Get('request-logs')
  list(@Addressed() own: Reached, @Query() { clientID, ...query }: ListAllRequestLogs): Promise<Page<RequestLogView>> {
    return this.logs.list({ ...(clientID && { clientID }), ...own }, query)
  }

  /** Read an API request, with its error and what happened to its payment since. */
  @Gated('See an API request', 'integrator', 'portal')
  @Get('request-logs/:requestLogID')
  get(@Addressed() own: Reached<'requestLogID'>): Promise<RequestLogDetailView> {
    return this.logs.get(own)
  }

  /** List your API requests of the last 30 days, newest first. New requests appear after about a second. */
  @Gated('See own API requests', 'client')
  @Get('clients/:clientID/request-logs')
  listOwn(@Addressed() own: Own, @Query() query: ListRequestLogs): Promise<Page<RequestLogView>> {
    return this.logs.list(own, query)
  }

  /** Read one of your API requests. */
  @Gated('See own API request details', 'client')
  @Get('clients/:clientID/request-logs/:requestLogID')
  getOwn(@Addressed() own: Own<'requestLogID'>): Promise<RequestLogDetailView> {
    return this.logs.get(own)
  }
}
