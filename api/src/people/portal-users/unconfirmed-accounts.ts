import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { PasswordWriter } from '../account/password-writer.js'
import type { Record as RecordFact } from '../../platform/audit/audit-log.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { endLogin } from '../sign-in/logins.js'
import { EmailConfirmation } from './email-confirmation.entity.js'
import { factsOf, targetOf } from './portal-user-rows.js'
import { PortalUser } from './portal-user.entity.js'

export const isUnconfirmed = ({ emailVerifiedAt, isAdmin, roles = [] }: PortalUser): boolean =>
  emailVerifiedAt === null && !isAdmin && roles.length === 0

@Injectable()
export class UnconfirmedAccounts {
  constructor(
    private readonly passwords: PasswordWriter,
    private readonly mailbox: Mailbox,
  ) {}

  /** In the unit that gives an address to somebody: an unconfirmed account that has it goes, its password and sessions too. */
  async giveWay(manager: EntityManager, record: RecordFact, email: string, heirID: string): Promise<void> {
    const user = await manager.findOne(PortalUser, { where: { email }, relations: { roles: true } })
    if (!user || user.id === heirID || !isUnconfirmed(user)) return
    const { id, loginID } = user
    const [target, before] = [targetOf(user), factsOf(user)]
    await this.passwords.endProofs(manager, id, 'address given to another account')
    await manager.delete(EmailConfirmation, { portalUserID: id })
    await manager.remove(user)
    await endLogin(manager, loginID)
    // Repeated sign-ups must not flood a mailbox.
    await this.mailbox.countFor(manager, id, heirID)
    await record({ action: 'portal_user.gave_way', target, before, after: { to: heirID } })
  }
}
