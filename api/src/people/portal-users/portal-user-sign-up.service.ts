import { Injectable } from '@nestjs/common'
import { setTimeout as pause } from 'node:timers/promises'
import { type EntityManager, IsNull } from 'typeorm'
import { resetMailsMax, resetTokenLifeMs, staffSignupAnswerMs } from '#contract/limits.js'
import type { RegisterPortalUser } from '#contract/portal-users.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Client } from '../clients/client.entity.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { EmailConfirmations } from './email-confirmations.service.js'
import { changePortalUsers, hashNewPassword, insertPortalUser, newPortalUser, targetOf } from './portal-user-rows.js'
import { PortalUser } from './portal-user.entity.js'
import { UnknownClient } from './portal-users.errors.js'
import { isUnconfirmed, UnconfirmedAccounts } from './unconfirmed-accounts.js'

/** A visitor's account: it holds no address before its link was opened, and neither words nor time tell who does. */
@Injectable()
export class PortalUserSignUp {
  constructor(
    private readonly audit: AuditLog,
    private readonly unconfirmed: UnconfirmedAccounts,
    private readonly confirmations: EmailConfirmations,
    private readonly mailbox: Mailbox,
  ) {}

  async register(input: RegisterPortalUser): Promise<PortalUser> {
    const [user] = await Promise.all([this.signUp(input), pause(staffSignupAnswerMs)])
    return user
  }

  private async signUp({ userName, email, password, clientID }: RegisterPortalUser): Promise<PortalUser> {
    const passwordHash = await hashNewPassword(password, { userName, email })
    return changePortalUsers(this.audit, async (manager, record) => {
      await requireClient(manager, clientID)
      const holder = await manager.findOne(PortalUser, { where: { email }, relations: { roles: true } })
      const user = newPortalUser(manager, { userName, email, isAdmin: false, clientID })
      if (holder && !isUnconfirmed(holder)) {
        await this.tellHolder(manager, record, holder)
        return user
      }
      await this.unconfirmed.giveWay(manager, record, email, user.id)
      await insertPortalUser(manager, record, 'portal_user.registered', user, passwordHash)
      await this.confirmations.send(manager, user)
      return user
    })
  }

  private async tellHolder(manager: EntityManager, record: RecordFact, holder: PortalUser): Promise<void> {
    const { id, userName: name, email } = holder
    await record({ action: 'portal_user.address_tried', target: targetOf(holder) })
    const since = new Date(clock.time() - resetTokenLifeMs)
    if ((await this.mailbox.countSince(manager, id, 'address-taken', since)) >= resetMailsMax) return
    await this.mailbox.queue(manager, { kind: 'address-taken', to: email, aboutID: id, data: { name } })
  }
}

async function requireClient(manager: EntityManager, clientID: string): Promise<void> {
  const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
  if (!client || client.status === 'rejected') throw new UnknownClient()
}
