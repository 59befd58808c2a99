import { Controller, Get, Param, Query } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { Mode } from '#contract/modes.js'
import {
  ListAllRequestLogs,
  ListRequestLogs,
  type RequestLogDetailView,
  type RequestLogView,
} from '#contract/request-logs.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type IntegratorCaller, type PortalCaller } from '../../platform/http/caller.js'
import { reachOf } from '../../money/transactions/calls.js'
import { RequestLogs } from './request-logs.service.js'

@Controller()
export class RequestLogsController {
  constructor(private readonly logs: RequestLogs) {}

  /** List what programs have called and what they were answered, newest first; of the last 30 days, about a second behind. */
  @Gated('See calls of programs', 'integrator', 'portal')
  @Get('request-logs')
  list(
    @CurrentCaller() caller: IntegratorCaller | PortalCaller,
    @CallMode() mode: Mode,
    @Query() { clientID, ...query }: ListAllRequestLogs,
  ): Promise<Page<RequestLogView>> {
    return this.logs.list({ ...(clientID && { clientID }), ...reachOf(caller, mode) }, query)
  }

  /** Read a call of a program: what was refused of it, and what its payment did from then on. */
  @Gated('See a call of a program', 'integrator', 'portal')
  @Get('request-logs/:requestLogID')
  get(
    @CurrentCaller() caller: IntegratorCaller | PortalCaller,
    @CallMode() mode: Mode,
    @Param('requestLogID') requestLogID: string,
  ): Promise<RequestLogDetailView> {
    return this.logs.get(reachOf(caller, mode), requestLogID)
  }

  /** List what your programs have called and what they were answered, newest first; of the last 30 days, about a second behind. */
  @Gated('See calls of own programs', 'client')
  @Get('clients/:clientID/request-logs')
  listOwn(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Query() query: ListRequestLogs,
  ): Promise<Page<RequestLogView>> {
    return this.logs.list({ mode, clientID }, query)
  }

  /** Read a call of one of your programs. */
  @Gated('See a call of an own program', 'client')
  @Get('clients/:clientID/request-logs/:requestLogID')
  getOwn(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Param('requestLogID') requestLogID: string,
  ): Promise<RequestLogDetailView> {
    return this.logs.get({ mode, clientID }, requestLogID)
  }
}
