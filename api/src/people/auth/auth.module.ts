import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { ApiUsersModule } from '../api-users/api-users.module.js'
import { ClientsModule } from '../clients/clients.module.js'
import { OAuthModule } from '../oauth/oauth.module.js'
import { PermissionsModule } from '../permissions/permissions.module.js'
import { PortalUsersModule } from '../portal-users/portal-users.module.js'
import { AuthenticationGuard } from './authentication.guard.js'
import { ClientStatusStrategy } from './client-status.strategy.js'
import { ClientStrategy } from './client.strategy.js'
import { IntegratorStrategy } from './integrator.strategy.js'
import { PermissionsGuard } from './permissions.guard.js'
import { PortalStrategy } from './portal.strategy.js'

/** Both guards stand before every route, in this order: who is calling, then may they. */
@Module({
  imports: [ApiUsersModule, ClientsModule, OAuthModule, PermissionsModule, PortalUsersModule],
  providers: [
    ClientStrategy,
    ClientStatusStrategy,
    PortalStrategy,
    IntegratorStrategy,
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    { provide: APP_GUARD, useClass: PermissionsGuard },
  ],
})
export class AuthModule {}
