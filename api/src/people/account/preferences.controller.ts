import { Body, Controller, Get, Put } from '@nestjs/common'
import { ChangePreferences, type PreferencesView } from '#contract/preferences.js'
import { For } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { Preferences } from './preferences.service.js'

@Controller('account/preferences')
export class PreferencesController {
  constructor(private readonly preferences: Preferences) {}

  /** Read in which language and time zone you read pages and mails. */
  @For('client', 'portal')
  @Get()
  read(@CurrentCaller() caller: ClientCaller | PortalCaller): Promise<PreferencesView> {
    return this.preferences.read(caller)
  }

  /** Choose the language and the time zone in which you read pages and mails. What you leave out is no longer chosen. */
  @For('client', 'portal')
  @Put()
  change(
    @CurrentCaller() caller: ClientCaller | PortalCaller,
    @Body() input: ChangePreferences,
  ): Promise<PreferencesView> {
    return this.preferences.change(caller, input)
  }
}
