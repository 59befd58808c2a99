import { Body, Controller, Get, Headers, Put } from '@nestjs/common'
import { type PortalSettingsView, SavePortalSettings } from '#contract/portal-settings.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { PortalSettingsService } from './portal-settings.service.js'

@Controller('portal-settings')
export class PortalSettingsController {
  constructor(private readonly settings: PortalSettingsService) {}

  /** Read what customers may do with their subscriptions on their own page. */
  @Gated('See customer portal settings', 'integrator', 'client')
  @Get()
  get(@Addressed() own: Own): Promise<PortalSettingsView> {
    return this.settings.get(own)
  }

  /** Change what customers may do with their subscriptions on their own page. */
  @Gated('Change customer portal settings', 'integrator', 'client')
  @Put()
  save(
    @Addressed() own: Own,
    @Body() input: SavePortalSettings,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<PortalSettingsView> {
    return this.settings.save(own, input, ifMatch)
  }
}
