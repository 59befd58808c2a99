import { Injectable } from '@nestjs/common'
import { type EntityManager, In, IsNull, LessThan, MoreThan } from 'typeorm'
import {
  emailConfirmationLifeMs,
  emailConfirmationTriesMax,
  resetMailsMax,
  resetTokenLifeMs,
} from '#contract/limits.js'
import { confirmEmail } from '#contract/messages/passwords.js'
import type { ConfirmEmail, ConfirmEmailView } from '#contract/portal-users.js'
import { clock } from '#contract/clock.js'
import { newResetToken } from '../account/reset-tokens.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { Accounts } from '../sign-in/accounts.js'
import { ComparedPassword } from '../sign-in/password-check.js'
import { EmailConfirmation } from './email-confirmation.entity.js'
import { targetOf } from './portal-user-rows.js'
import { PortalUser } from './portal-user.entity.js'
import { ConfirmationInvalid, WrongSignUpPassword } from './portal-users.errors.js'

interface Pending {
  confirmation: EmailConfirmation
  user: PortalUser
}

/** Takes the password of the sign-up too, so that an address is not confirmed for a stranger. */
@Injectable()
export class EmailConfirmations {
  private readonly hashes: KeyedHash

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly mailbox: Mailbox,
    private readonly accounts: Accounts,
    secret: AppSecret,
  ) {
    this.hashes = new KeyedHash(secret, 'email-confirmations')
  }

  async send(manager: EntityManager, { id, userName: name, email }: PortalUser): Promise<void> {
    const now = clock.time()
    const since = new Date(now - resetTokenLifeMs)
    if ((await this.mailbox.countSince(manager, id, 'confirm-email', since)) >= resetMailsMax) return
    const token = newResetToken()
    const endsAt = new Date(now + emailConfirmationLifeMs)
    const row = {
      tokenHash: this.hashes.of(token),
      portalUserID: id,
      email,
      tries: 0,
      endsAt,
      createdAt: new Date(now),
    }
    await manager.insert(EmailConfirmation, row)
    const data = { name, token, endsAt: endsAt.toISOString() }
    await this.mailbox.queue(manager, { kind: 'confirm-email', to: email, aboutID: id, data })
  }

  async confirm({ token, password }: ConfirmEmail): Promise<ConfirmEmailView> {
    const checked = await this.find(this.database.read, token)
    const account = checked && (await this.accounts.find(this.database.read, 'portal', checked.user.id))
    const compared = await ComparedPassword.of(account, password)
    const isConfirmed = await this.audit.unit(async (manager, record) => {
      const pending = await this.find(manager, token)
      if (!pending) throw new ConfirmationInvalid()
      const { confirmation, user } = pending
      if (account?.id !== user.id || !(await compared.isRight(manager))) {
        const { tokenHash, tries } = confirmation
        await manager.update(EmailConfirmation, { tokenHash }, { tries: tries + 1 })
        await record({ action: 'portal_user.email_confirmation_failed', target: targetOf(user) })
        return false
      }
      await manager.update(PortalUser, { id: user.id }, { emailVerifiedAt: clock.now() })
      await manager.delete(EmailConfirmation, { portalUserID: user.id })
      await record({ action: 'portal_user.email_confirmed', target: targetOf(user) })
      await Versions.raise(manager, 'callers')
      return true
    })
    if (!isConfirmed) throw new WrongSignUpPassword()
    return { message: confirmEmail.success }
  }

  private async find(manager: EntityManager, token: string): Promise<Pending | null> {
    const confirmation = await manager.findOneBy(EmailConfirmation, {
      tokenHash: In(this.hashes.all(token)),
      endsAt: MoreThan(clock.now()),
      tries: LessThan(emailConfirmationTriesMax),
    })
    if (!confirmation) return null
    const { portalUserID: id, email } = confirmation
    const user = await manager.findOneBy(PortalUser, { id, email, emailVerifiedAt: IsNull() })
    return user && { confirmation, user }
  }
}
