import { Injectable } from '@nestjs/common'
import { IsNull } from 'typeorm'
import type { ChangedPasswordView, ChangeOwnPassword, UpdateOwnProfile } from '#contract/clients.js'
import { requireGoodPassword } from '../account/new-password.js'
import { PasswordWriter } from '../account/password-writer.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { hashPassword, isPassword } from '../../platform/crypto/passwords.js'
import { DeviceTokens } from '../sessions/device-tokens.js'
import { requireOpenSession } from '../sessions/sessions.service.js'
import { SignInAttempts } from '../sessions/sign-in-attempts.js'
import { Client } from './client.entity.js'
import { WrongCurrentPassword } from './clients.errors.js'
import { ClientsService } from './clients.service.js'

const contactDataOf = ({ contactPerson, phoneNumber, address, city, state, country }: Client) => ({
  contactPerson,
  phoneNumber,
  address,
  city,
  state,
  country,
})

@Injectable()
export class ClientProfileService {
  constructor(
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly passwords: PasswordWriter,
    private readonly attempts: SignInAttempts,
    private readonly devices: DeviceTokens,
  ) {}

  update(clientID: string, input: UpdateOwnProfile): Promise<Client> {
    const change = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    return this.audit.unit(async (manager, record) => {
      const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
      if (!client) throw new NotFound('client')
      if (Object.keys(change).length === 0) return client
      const before = contactDataOf(client)
      await manager.update(Client, { clientID }, change)
      Object.assign(client, change)
      await record({
        action: 'client.profile_updated',
        target: { kind: 'client', id: clientID },
        before,
        after: contactDataOf(client),
      })
      return client
    })
  }

  /**
   * Guesses are counted for this session alone: a stolen one must neither become a stolen account nor lock its owner out.
   * Devices that were known by the old password are strangers from here on, but for this one.
   */
  async changePassword({ clientID, sessionID }: ClientCaller, input: ChangeOwnPassword): Promise<ChangedPasswordView> {
    const client = await this.clients.get(clientID)
    await this.attempts.requireMayTryInside(sessionID)
    const { emailAddress: email, name } = client
    requireGoodPassword(input.newPassword, { audience: 'client', email, name })
    const isRight = await isPassword(input.currentPassword, client.passwordHash)
    const passwordHash = await hashPassword(input.newPassword)
    const isChanged = await this.audit.unit(async (manager, record) => {
      await requireOpenSession(manager, sessionID)
      const outcome = await this.attempts.settleInside(manager, sessionID, isRight)
      const target = { kind: 'client', id: clientID }
      // Another password may have been set while this one was checked.
      const checked = { clientID, passwordHash: client.passwordHash, deletedAt: IsNull() }
      if (!isRight || !(await manager.existsBy(Client, checked))) {
        const action = outcome === 'locked' ? 'client.password_tries_used_up' : 'client.password_change_failed'
        await record({ action, target })
        return false
      }
      const writing = { passwordHash, endReason: 'password changed', exceptSessionID: sessionID }
      await this.passwords.write(manager, { audience: 'client', id: clientID }, writing)
      await record({ action: 'client.password_changed', target })
      return true
    })
    if (!isChanged) throw new WrongCurrentPassword()
    return { deviceToken: this.devices.issue({ audience: 'client', id: clientID, passwordHash }) }
  }
}
