import { Body, Controller, Get, Put } from '@nestjs/common'
import { type ReturnOriginsView, SaveReturnOrigins } from '#contract/return-origins.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ReturnOrigins } from './return-origins.service.js'

@Controller('clients/:clientID/return-origins')
export class ReturnOriginsController {
  constructor(private readonly origins: ReturnOrigins) {}

  /** Read a client's return origins. */
  @Gated('See return origins', 'client', 'portal')
  @Get()
  get(@Addressed() own: Own): Promise<ReturnOriginsView> {
    return this.origins.get(own)
  }

  /** Set a client's return origins. */
  @Gated('Change return origins', 'client', 'portal')
  @StepUp()
  @Put()
  save(@Addressed() own: Own, @Body() input: SaveReturnOrigins): Promise<ReturnOriginsView> {
    return this.origins.save(own, input)
  }
}
