import { Body, Controller, Get, Param, Put } from '@nestjs/common'
import type { Mode } from '#contract/modes.js'
import { type ReturnOriginsView, SaveReturnOrigins } from '#contract/return-origins.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ReturnOrigins } from './return-origins.service.js'

@Controller('clients/:clientID/return-origins')
export class ReturnOriginsController {
  constructor(private readonly origins: ReturnOrigins) {}

  /** Read where payers of a client may be sent back to. */
  @Gated('See return origins', 'client', 'portal')
  @Get()
  get(@Param('clientID') clientID: string, @CallMode() mode: Mode): Promise<ReturnOriginsView> {
    return this.origins.get({ clientID, mode })
  }

  /** Say where payers of a client may be sent back to. */
  @Gated('Change return origins', 'client', 'portal')
  @StepUp()
  @Put()
  save(
    @Param('clientID') clientID: string,
    @CallMode() mode: Mode,
    @Body() input: SaveReturnOrigins,
  ): Promise<ReturnOriginsView> {
    return this.origins.save({ clientID, mode }, input)
  }
}
