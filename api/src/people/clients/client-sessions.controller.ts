import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { SessionView } from '#contract/sessions.js'
import { ForClients, Gated } from '../../platform/http/audience.js'
import { type ClientCaller, CurrentCaller } from '../../platform/http/caller.js'
import { OwnedSessions } from '../sessions/owned-sessions.js'
import { ClientsService } from './clients.service.js'

/**
 * A client's signed-in browsers: its own to see and end, and staff's. The client is looked up first, because a session
 * row names its owner by id alone: this right must not reach the sessions of portal users.
 */
@Controller('clients')
export class ClientSessionsController {
  constructor(
    private readonly sessions: OwnedSessions,
    private readonly clients: ClientsService,
  ) {}

  /** List your own sessions. */
  @ForClients()
  @Get('me/sessions')
  listOwn(@CurrentCaller() { accountID, sessionID }: ClientCaller): Promise<Page<SessionView>> {
    return this.sessions.list('client', accountID, sessionID)
  }

  /** End one of your own sessions. */
  @ForClients()
  @Delete('me/sessions/:sessionID')
  @HttpCode(204)
  endOwn(@CurrentCaller() { accountID }: ClientCaller, @Param('sessionID') sessionID: string): Promise<void> {
    return this.sessions.end('client', accountID, sessionID)
  }

  @Gated("See a client's sessions", 'portal')
  @Get(':clientID/sessions')
  async list(@Param('clientID') id: string): Promise<Page<SessionView>> {
    return this.sessions.listActing(await this.clients.memberIDsOf(id), id)
  }

  @Gated("End a client's sessions", 'portal')
  @Delete(':clientID/sessions/:sessionID')
  @HttpCode(204)
  async end(@Param('clientID') id: string, @Param('sessionID') sessionID: string): Promise<void> {
    return this.sessions.endActing(await this.clients.memberIDsOf(id), id, sessionID)
  }
}
