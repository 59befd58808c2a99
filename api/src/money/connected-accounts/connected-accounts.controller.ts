import { Controller, Get, HttpCode, Post, Query } from '@nestjs/common'
import {
  type ConnectedAccountsView,
  type ConnectedAccountView,
  ListConnectedAccounts,
} from '#contract/connected-accounts.js'
import type { Mode } from '#contract/modes.js'
import { Addressed, type Reached } from '../../platform/http/addressed.js'
import { Gated } from '../../platform/http/audience.js'
import { CallMode } from '../../platform/http/call-mode.js'
import { ConnectedAccounts } from './connected-accounts.service.js'

@Controller('connected-accounts')
export class ConnectedAccountsController {
  constructor(private readonly connected: ConnectedAccounts) {}

  /** List clients' connected accounts and their onboarding status. */
  @Gated('See connected accounts', 'portal')
  @Get()
  list(@Query() query: ListConnectedAccounts, @CallMode() mode: Mode): Promise<ConnectedAccountsView> {
    return this.connected.list(query, mode)
  }

  /** Ask the processor for the account’s current state. */
  @Gated('Refresh connected accounts', 'portal')
  @Post(':connectedAccountID/refresh')
  @HttpCode(200)
  refresh(@Addressed() own: Reached<'connectedAccountID'>): Promise<ConnectedAccountView> {
    return this.connected.refresh(own)
  }
}
