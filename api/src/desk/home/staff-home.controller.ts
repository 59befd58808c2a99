import { Controller, Get, Query } from '@nestjs/common'
import type { StaffHomeView } from '#contract/home.js'
import type { Mode } from '#contract/modes.js'
import { ReadProcessorVolumes } from '#contract/processor-volumes.js'
import { For } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StaffHomeService } from './staff-home.service.js'

@Controller('admin/home')
export class StaffHomeController {
  constructor(private readonly home: StaffHomeService) {}

  /** Read what the staff dashboard shows. A part that you may not read, or that fails, is null. `leftOut` gives the reason. */
  @For('portal')
  @Get()
  read(
    @CurrentCaller() caller: PortalCaller,
    @CallMode() mode: Mode,
    @Query() query: ReadProcessorVolumes,
  ): Promise<StaffHomeView> {
    return this.home.read(caller, mode, query)
  }
}
