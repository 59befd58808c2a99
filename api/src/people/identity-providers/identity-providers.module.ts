import { Module } from '@nestjs/common'
import { AccountModule } from '../account/account.module.js'
import { PortalUsersModule } from '../portal-users/portal-users.module.js'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { IdentityProvidersController } from './identity-providers.controller.js'
import { IdentityProvidersService } from './identity-providers.service.js'
import { OnlyWay } from './only-way.js'
import { ProviderCalls } from './provider-calls.js'
import { ProviderClient } from './provider-client.js'
import { SignOnAccounts } from './sign-on-accounts.js'
import { SignOnInSession } from './sign-on-in-session.js'
import { SignOnStates } from './sign-on-states.js'
import { SingleSignOnController } from './single-sign-on.controller.js'
import { SingleSignOn } from './single-sign-on.service.js'

@Module({
  imports: [AccountModule, PortalUsersModule, SignInModule],
  controllers: [IdentityProvidersController, SingleSignOnController],
  providers: [
    IdentityProvidersService,
    OnlyWay,
    ProviderCalls,
    ProviderClient,
    SignOnAccounts,
    SignOnInSession,
    SignOnStates,
    SingleSignOn,
  ],
})
export class IdentityProvidersModule {}
