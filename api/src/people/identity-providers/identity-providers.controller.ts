import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post, Put } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import {
  ChangeIdentityProvider,
  CreateIdentityProvider,
  type IdentityProviderCheckView,
  type IdentityProviderView,
} from '#contract/identity-providers.js'
import { Gated, Sensitive } from '../../platform/http/audience.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { StepUp } from '../../platform/http/step-up.js'
import { IdentityProvidersService } from './identity-providers.service.js'

@Controller('identity-providers')
export class IdentityProvidersController {
  constructor(private readonly providers: IdentityProvidersService) {}

  /** List the identity providers that staff sign in with. */
  @Gated('See identity providers', 'portal')
  @Sensitive()
  @Get()
  list(): Promise<Page<IdentityProviderView>> {
    return this.providers.list()
  }

  /** Connect an identity provider, as an administrator. */
  @Gated('Create identity providers', 'portal')
  @StepUp('everybody')
  @Post()
  create(@CurrentCaller() caller: PortalCaller, @Body() input: CreateIdentityProvider): Promise<IdentityProviderView> {
    return this.providers.create(caller, input)
  }

  /** Change an identity provider, as an administrator. Disabling it ends its sessions. */
  @Gated('Change identity providers', 'portal')
  @StepUp('everybody')
  @Put(':providerID')
  change(
    @CurrentCaller() caller: PortalCaller,
    @Param('providerID') providerID: string,
    @Body() input: ChangeIdentityProvider,
    @Headers('if-match') ifMatch: string | undefined,
  ): Promise<IdentityProviderView> {
    return this.providers.change(caller, providerID, input, ifMatch)
  }

  /** Delete an identity provider, as an administrator. Its sessions end. Accounts stay. */
  @Gated('Delete identity providers', 'portal')
  @StepUp('everybody')
  @Delete(':providerID')
  @HttpCode(204)
  delete(@CurrentCaller() caller: PortalCaller, @Param('providerID') providerID: string): Promise<void> {
    return this.providers.delete(caller, providerID)
  }

  /** Test the connection to the issuer. */
  @Gated('Check identity providers', 'portal')
  @Sensitive()
  @Post(':providerID/check')
  @HttpCode(200)
  check(@Param('providerID') providerID: string): Promise<IdentityProviderCheckView> {
    return this.providers.check(providerID)
  }
}
