import { Global, Module } from '@nestjs/common'
import { DeviceTokens } from './device-tokens.js'
import { KnownCallers } from './known-callers.js'
import { OwnedSessions } from './owned-sessions.js'
import { SessionsService } from './sessions.service.js'
import { SignInAttempts } from './sign-in-attempts.js'
import { Tokens } from './tokens.js'

@Global()
@Module({
  providers: [DeviceTokens, KnownCallers, OwnedSessions, SessionsService, SignInAttempts, Tokens],
  exports: [DeviceTokens, KnownCallers, OwnedSessions, SessionsService, SignInAttempts, Tokens],
})
export class SessionsModule {}
