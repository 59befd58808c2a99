import { Injectable } from '@nestjs/common'
import { IsNull } from 'typeorm'
import type { ChangedPasswordView, ChangeOwnPassword, UpdateOwnProfile } from '#contract/clients.js'
import { requireGoodPassword } from '../sign-in/new-password.js'
import { PasswordWriter } from '../account/password-writer.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { hashPassword } from '../../platform/crypto/passwords.js'
import { DeviceTokens } from '../sign-in/device-tokens.js'
import { Accounts, targetOf } from '../sign-in/accounts.js'
import { PasswordCheck } from '../sign-in/password-check.js'
import { changeClient } from './change-client.js'
import { Client } from './client.entity.js'
import { WrongCurrentPassword } from './clients.errors.js'

@Injectable()
export class ClientProfileService {
  constructor(
    private readonly audit: AuditLog,
    private readonly passwords: PasswordWriter,
    private readonly accounts: Accounts,
    private readonly check: PasswordCheck,
    private readonly devices: DeviceTokens,
  ) {}

  update(clientID: string, input: UpdateOwnProfile): Promise<Client> {
    const change = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    return this.audit.unit(async (manager, record) => {
      const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
      if (!client) throw new NotFound('client')
      if (Object.keys(change).length === 0) return client
      await changeClient(manager, record, client, { action: 'client.profile_updated', change })
      return client
    })
  }

  /** Devices that were known by the old password are strangers from here on, but for this one. */
  async changePassword(
    { accountID: id, sessionID }: ClientCaller,
    input: ChangeOwnPassword,
  ): Promise<ChangedPasswordView> {
    const typed = await this.check.inSession('client', { id, sessionID }, input.currentPassword)
    const { password } = this.accounts.kindOf('client')
    if (!typed.account) throw new NotFound('client')
    requireGoodPassword(input.newPassword, typed.account, password)
    const passwordHash = await hashPassword(input.newPassword)
    const account = await this.audit.unit(async (manager, record) => {
      const account = await typed.settle(manager, record, 'client.password_change_failed')
      if (!account) return null
      const writing = { passwordHash, endReason: 'password changed', exceptSessionID: sessionID }
      await this.passwords.write(manager, account, writing)
      await record({ action: `${account.kind}.password_changed`, target: targetOf(account) })
      return account
    })
    if (!account) throw new WrongCurrentPassword()
    return { deviceToken: this.devices.issue({ ...account, passwordHash }) }
  }
}
