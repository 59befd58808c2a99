import { Controller, Get, Query } from '@nestjs/common'
import { type ClientHomeView, ReadClientHome } from '#contract/home.js'
import type { Mode } from '#contract/modes.js'
import { ForClients } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { ClientHomeService } from './client-home.service.js'

@Controller('clients/me/home')
export class ClientHomeController {
  constructor(private readonly home: ClientHomeService) {}

  /** Read what your dashboard shows. A part that you may not read, or that fails, is null. `leftOut` gives the reason. */
  @ForClients()
  @Get()
  read(
    @CurrentCaller() caller: ClientCaller,
    @CallMode() mode: Mode,
    @Query() query: ReadClientHome,
  ): Promise<ClientHomeView> {
    return this.home.read(caller, mode, query)
  }
}
