import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { SessionsService } from '../sessions/sessions.service.js'
import type { Account } from '../sign-in/accounts.js'
import { Challenges } from '../sign-in/challenges.js'
import { setPasswordHash } from '../sign-in/logins.js'
import { ResetTokens } from './reset-tokens.js'

interface Writing {
  passwordHash: string
  endReason: string
  exceptSessionID?: string
}

@Injectable()
export class PasswordWriter {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: ResetTokens,
    private readonly challenges: Challenges,
  ) {}

  async write(
    manager: EntityManager,
    account: Pick<Account, 'loginID' | 'id'>,
    { passwordHash, endReason, exceptSessionID }: Writing,
  ): Promise<void> {
    await setPasswordHash(manager, account.loginID, passwordHash)
    await this.endProofs(manager, account.id, endReason, exceptSessionID)
  }

  async endProofs(manager: EntityManager, id: string, endReason: string, exceptSessionID?: string): Promise<void> {
    await this.tokens.endAll(manager, id)
    await this.challenges.endAll(manager, id)
    await this.sessions.endAll(manager, id, endReason, exceptSessionID)
  }
}
