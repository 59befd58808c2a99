import { Injectable } from '@nestjs/common'
import type { ChangedPasswordView } from '#contract/clients.js'
import type { LoginAudience } from '#contract/login-audiences.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { hashPassword } from '../../platform/crypto/passwords.js'
import { Unauthenticated } from '../../platform/http/app-error.js'
import { Accounts, targetOf } from '../sign-in/accounts.js'
import { DeviceTokens } from '../sign-in/device-tokens.js'
import { requireGoodPassword } from '../sign-in/new-password.js'
import { PasswordCheck } from '../sign-in/password-check.js'
import { SecurityMails } from '../sign-in/security-mails.js'
import { WrongCurrentPassword } from './account.errors.js'
import { PasswordWriter } from './password-writer.js'

interface Owner {
  audience: LoginAudience
  id: string
  sessionID: string
}

@Injectable()
export class OwnPasswords {
  constructor(
    private readonly audit: AuditLog,
    private readonly passwords: PasswordWriter,
    private readonly accounts: Accounts,
    private readonly check: PasswordCheck,
    private readonly devices: DeviceTokens,
    private readonly mails: SecurityMails,
  ) {}

  /** Devices that were known by the old password are strangers from here on, but for this one. */
  async change(
    { audience, id, sessionID }: Owner,
    { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  ): Promise<ChangedPasswordView> {
    const typed = await this.check.inSession(audience, { id, sessionID }, currentPassword)
    if (!typed.account) throw new Unauthenticated()
    const { password } = this.accounts.kindOf(audience)
    requireGoodPassword(newPassword, typed.account, password)
    const { kind } = typed.account
    const passwordHash = await hashPassword(newPassword)
    const account = await this.audit.unit(async (manager, record) => {
      const account = await typed.settle(manager, record, `${kind}.password_change_failed`)
      if (!account) return null
      const writing = { passwordHash, endReason: 'password changed', exceptSessionID: sessionID }
      await this.passwords.write(manager, account, writing)
      await record({ action: `${kind}.password_changed`, target: targetOf(account) })
      const letter = { kind: 'password-changed', data: { how: 'changed' } } as const
      await this.mails.tell(manager, account, { letter, event: 'password_changed' })
      return account
    })
    if (!account) throw new WrongCurrentPassword()
    return { deviceToken: this.devices.issue({ ...account, passwordHash }) }
  }
}
