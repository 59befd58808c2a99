import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { ApiUsersModule } from '../api-users/api-users.module.js'
import { ClientsModule } from '../clients/clients.module.js'
import { OAuthModule } from '../oauth/oauth.module.js'
import { GateModule } from '../gate/gate.module.js'
import { PortalUsersModule } from '../portal-users/portal-users.module.js'
import { AuthenticationGuard } from './authentication.guard.js'
import { callerReaders } from './caller-readers.js'
import { PermissionsGuard } from './permissions.guard.js'

/** Both guards stand before every route, in this order: who is calling, then may they. */
@Module({
  imports: [ApiUsersModule, ClientsModule, OAuthModule, GateModule, PortalUsersModule],
  providers: [
    ...callerReaders,
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    { provide: APP_GUARD, useClass: PermissionsGuard },
  ],
})
export class AuthModule {}
