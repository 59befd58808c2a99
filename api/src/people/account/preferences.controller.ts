import { Body, Controller, Get, Put } from '@nestjs/common'
import { ChangePreferences, type PreferencesView } from '#contract/preferences.js'
import { For } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { Preferences } from './preferences.service.js'

@Controller('account/preferences')
export class PreferencesController {
  constructor(private readonly preferences: Preferences) {}

  /** Read your language and time zone. */
  @For('client', 'portal')
  @Get()
  read(@CurrentCaller() caller: ClientCaller | PortalCaller): Promise<PreferencesView> {
    return this.preferences.read(caller)
  }

  /** Set your language and time zone. Fields you leave out are reset. */
  @For('client', 'portal')
  @Put()
  change(
    @CurrentCaller() caller: ClientCaller | PortalCaller,
    @Body() input: ChangePreferences,
  ): Promise<PreferencesView> {
    return this.preferences.change(caller, input)
  }
}
