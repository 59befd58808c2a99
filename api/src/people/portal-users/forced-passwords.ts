import { Injectable } from '@nestjs/common'
import { randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
import { invitationLifeMs } from '#contract/limits.js'
import type { Record as RecordFact } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { hashPassword } from '../../platform/crypto/passwords.js'
import { Versions } from '../../platform/database/versions.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { holds, readHolder } from './grants.js'
import type { Rights } from './held-rights.js'
import { setPasswordHash } from '../sign-in/logins.js'
import { PortalUser } from './portal-user.entity.js'
import { PasswordWriter } from '../account/password-writer.js'
import { ResetTokens } from '../account/reset-tokens.js'

/** A colleague who set a password could use rights given later, so the password ends when rights are given. */
@Injectable()
export class ForcedPasswords {
  // Begun here, because a unit does not wait for a hash.
  private readonly nobodys = hashPassword(randomBytes(32).toString('hex'))

  constructor(
    private readonly passwords: PasswordWriter,
    private readonly tokens: ResetTokens,
    private readonly mailbox: Mailbox,
  ) {}

  async require(manager: EntityManager, record: RecordFact, users: PortalUser[], given: Rights): Promise<void> {
    if (given.rows.length === 0 && !given.isAdmin) return
    for (const user of users) {
      const setBy = user.passwordSetBy && (await readHolder(manager, user.passwordSetBy))
      if (user.passwordSetBy && !(setBy && holds(setBy, given))) await this.end(manager, record, user)
    }
  }

  private async end(manager: EntityManager, record: RecordFact, user: PortalUser): Promise<void> {
    const { id, loginID, userName: name, email, passwordSetBy: setBy } = user
    const change = { passwordSetBy: null, newPasswordNeededAt: clock.now() }
    await setPasswordHash(manager, loginID, await this.nobodys)
    await manager.update(PortalUser, { id }, change)
    Object.assign(user, change)
    await this.passwords.endProofs(manager, id, 'new password needed')
    const { token, endsAt } = await this.tokens.issue(manager, 'portal', id, invitationLifeMs)
    const data = { name, token, endsAt: endsAt.toISOString() }
    await this.mailbox.queue(manager, { kind: 'new-password', to: email, aboutID: id, data })
    await record({
      action: 'portal_user.new_password_needed',
      target: { kind: 'portal_user', id },
      after: { setBy },
    })
    await Versions.raise(manager, 'callers')
  }
}
