import { Module } from '@nestjs/common'
import { APP_GUARD } from '@nestjs/core'
import { GateModule } from '../gate/gate.module.js'
import { AuthenticationGuard } from './authentication.guard.js'
import { callerReaders, callerRooms } from './caller-readers.js'
import { PermissionsGuard } from './permissions.guard.js'
import { SignInModule } from '../sign-in/sign-in.module.js'
import { StepUpGuard } from './step-up.guard.js'
import { ModeGuard } from './mode.guard.js'

/** The guards stand before every route, in this order: who is calling, may they, in which mode, is it still them. */
@Module({
  imports: [GateModule, SignInModule, ...callerRooms],
  providers: [
    ...callerReaders,
    { provide: APP_GUARD, useClass: AuthenticationGuard },
    { provide: APP_GUARD, useClass: PermissionsGuard },
    { provide: APP_GUARD, useClass: ModeGuard },
    { provide: APP_GUARD, useClass: StepUpGuard },
  ],
})
export class AuthModule {}
