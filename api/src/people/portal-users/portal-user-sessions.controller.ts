import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { SessionView } from '#contract/sessions.js'
import { For, Gated } from '../../platform/http/audience.js'
import { CurrentCaller, type PortalCaller } from '../../platform/http/caller.js'
import { OwnedSessions } from '../sessions/owned-sessions.js'
import { PortalUserSessionsService } from './portal-user-sessions.service.js'

@Controller('portal-users')
export class PortalUserSessionsController {
  constructor(
    private readonly own: OwnedSessions,
    private readonly others: PortalUserSessionsService,
  ) {}

  /** List your own staff sessions. */
  @For('portal')
  @Get('me/sessions')
  listOwn(@CurrentCaller() { portalUserID, sessionID }: PortalCaller): Promise<Page<SessionView>> {
    return this.own.list('portal', portalUserID, sessionID)
  }

  /** End one of your own staff sessions. */
  @For('portal')
  @Delete('me/sessions/:sessionID')
  @HttpCode(204)
  endOwn(@CurrentCaller() { portalUserID }: PortalCaller, @Param('sessionID') sessionID: string): Promise<void> {
    return this.own.end('portal', portalUserID, sessionID)
  }

  @Gated("See a portal user's sessions", 'portal')
  @Get(':id/sessions')
  list(@CurrentCaller() { sessionID }: PortalCaller, @Param('id') id: string): Promise<Page<SessionView>> {
    return this.others.list(id, sessionID)
  }

  @Gated("End a portal user's sessions", 'portal')
  @Delete(':id/sessions/:sessionID')
  @HttpCode(204)
  end(
    @CurrentCaller() caller: PortalCaller,
    @Param('id') id: string,
    @Param('sessionID') sessionID: string,
  ): Promise<void> {
    return this.others.end(caller, id, sessionID)
  }
}
