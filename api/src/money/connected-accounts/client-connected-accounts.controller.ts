import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common'
import {
  type ConnectedAccountView,
  type OnboardingView,
  type OwnConnectedAccountsView,
  StartOnboarding,
} from '#contract/connected-accounts.js'
import { Addressed, type Own } from '../../platform/http/addressed.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { StepUp } from '../../platform/http/step-up.js'
import { ConnectedAccounts } from './connected-accounts.service.js'

@Controller('clients/:clientID/connected-accounts')
export class ClientConnectedAccountsController {
  constructor(private readonly connected: ConnectedAccounts) {}

  /** List your connected accounts, and the platform’s accounts that you can connect to. */
  @Gated('See own connected accounts', 'client')
  @Get()
  list(@Addressed() own: Own): Promise<OwnConnectedAccountsView> {
    return this.connected.listOwn(own)
  }

  /** Start or continue onboarding at the processor. Open the URL in a browser: the processor collects the details there. */
  @Gated('Connect own processor accounts', 'client')
  @StepUp('everybody')
  @Sensitive()
  @Post()
  start(@Addressed() own: Own, @Body() input: StartOnboarding): Promise<OnboardingView> {
    return this.connected.start(own, input)
  }

  /** Ask the processor for the account’s current state. */
  @Gated('Refresh own connected accounts', 'client')
  @Post(':connectedAccountID/refresh')
  @HttpCode(200)
  refresh(@Addressed() own: Own<'connectedAccountID'>): Promise<ConnectedAccountView> {
    return this.connected.refresh(own)
  }
}
