import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { GateModule } from '../gate/gate.module.js'
import { AuthenticationGuard } from './authentication.guard.js'
import { callerReaders, callerRooms } from './caller-readers.js'
import { PermissionsGuard } from './permissions.guard.js'

/** Both guards stand before every route, in this order: who is calling, then may they. */
@Module({
  imports: [GateModule, ...callerRooms],
  providers: [
    ...callerReaders,
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    { provide: APP_GUARD, useClass: PermissionsGuard },
  ],
})
export class AuthModule {}
