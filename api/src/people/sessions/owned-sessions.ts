import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { SessionView } from '#contract/sessions.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { Session } from './session.entity.js'
import { viewSession } from './session.view.js'
import { SessionsService } from './sessions.service.js'

@Injectable()
export class OwnedSessions {
  constructor(
    private readonly audit: AuditLog,
    private readonly sessions: SessionsService,
  ) {}

  async list(audience: Session['audience'], subjectID: string, currentSessionID?: string): Promise<Page<SessionView>> {
    const sessions = await this.sessions.list(audience, subjectID)
    return { items: sessions.map(viewSession(currentSessionID)), nextCursor: null }
  }

  async listActing(clientMemberIDs: string[], clientID: string): Promise<Page<SessionView>> {
    const sessions = await this.sessions.listActing(clientMemberIDs, clientID)
    return { items: sessions.map(viewSession()), nextCursor: null }
  }

  async endActing(clientMemberIDs: string[], clientID: string, sessionID: string): Promise<void> {
    await this.endOne(await this.sessions.listActing(clientMemberIDs, clientID), sessionID)
  }

  async end(
    audience: Session['audience'],
    subjectID: string,
    sessionID: string,
    require?: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.endOne(await this.sessions.list(audience, subjectID), sessionID, require)
  }

  private async endOne(
    owned: Session[],
    sessionID: string,
    require?: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    const found = owned.find((one) => one.sessionID === sessionID)
    const session = orNotFound(found, 'session')
    await this.audit.unit(async (manager, record) => {
      await require?.(manager)
      await this.sessions.end(manager, sessionID, 'ended by hand')
      await record({ action: 'session.ended', target: { kind: 'session', id: sessionID, loginID: session.loginID } })
    })
  }
}
