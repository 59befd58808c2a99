import { Controller, Get, Query } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import { type OperationsView, ReadOperations } from '#contract/operations.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { OperationsService } from './operations.service.js'

@Controller('operations')
export class OperationsController {
  constructor(private readonly operations: OperationsService) {}

  /** Read operations data: volume, success rates, declines, processor response times, queues and open work, compared with earlier weeks. */
  @Gated('See operations', 'portal')
  @Get()
  read(
    @CurrentCaller() caller: PortalCaller,
    @CallMode() mode: Mode,
    @Query() query: ReadOperations,
  ): Promise<OperationsView> {
    return this.operations.read(caller, mode, query)
  }
}
