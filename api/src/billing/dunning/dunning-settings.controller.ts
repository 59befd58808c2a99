import { Body, Controller, Get, Headers, Put } from '@nestjs/common'
import { type DunningSettingsView, SaveDunningSettings } from '#contract/dunning-settings.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { DunningSettingsService } from './dunning-settings.service.js'

@Controller('dunning-settings')
export class DunningSettingsController {
  constructor(private readonly settings: DunningSettingsService) {}

  /** Read when failed subscription payments are retried. */
  @Gated('See retry settings', 'integrator', 'client')
  @Get()
  get(@Addressed() own: Own): Promise<DunningSettingsView> {
    return this.settings.get(own)
  }

  /** Change when failed subscription payments are retried, and what happens after the last attempt. */
  @Gated('Change retry settings', 'integrator', 'client')
  @Put()
  save(
    @Addressed() own: Own,
    @Body() input: SaveDunningSettings,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<DunningSettingsView> {
    return this.settings.save(own, input, ifMatch)
  }
}
