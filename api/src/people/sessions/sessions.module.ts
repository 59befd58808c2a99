import { Global, Module } from '@nestjs/common'
import { KnownCallers } from './known-callers.js'
import { OwnedSessions } from './owned-sessions.js'
import { SessionsService } from './sessions.service.js'
import { Tokens } from './tokens.js'

@Global()
@Module({
  providers: [KnownCallers, OwnedSessions, SessionsService, Tokens],
  exports: [KnownCallers, OwnedSessions, SessionsService, Tokens],
})
export class SessionsModule {}
