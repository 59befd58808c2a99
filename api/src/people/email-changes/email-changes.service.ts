import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import type { EmailChangeView } from '#contract/email-changes.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Client } from '../clients/client.entity.js'
import { EmailAddressTaken } from '../clients/clients.errors.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { LinkExpired, LinkUnknown, LinkUsed } from '../../platform/crypto/mailed-link.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Database } from '../../platform/database/database.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { ClientEmailChange } from '../clients/client-email-change.entity.js'
import { EmailChangeEffect } from './email-change-effect.js'
import { viewEmailChange } from './email-change.view.js'
import { EmailChangeEnded } from './email-changes.errors.js'
import { type EmailChangeUnit, endEmailChange } from '../clients/pending-email-change.js'

type Side = EmailChangeView['side']

interface Held {
  change: ClientEmailChange
  side: Side
}

/** Looking at a mailed link changes nothing: mail scanners look too. */
@Injectable()
export class EmailChangesService {
  private readonly hashes: KeyedHash

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly effect: EmailChangeEffect,
    private readonly mailbox: Mailbox,
    secret: AppSecret,
  ) {
    this.hashes = new KeyedHash(secret, 'email-changes')
  }

  async read(token: string): Promise<EmailChangeView> {
    const manager = this.database.read
    const { change, side } = await this.open(manager, token)
    return viewEmailChange(change, await clientOf(manager, change), side, 'waiting')
  }

  confirm(token: string): Promise<EmailChangeView> {
    return this.answer(token, 'new', 'client.email_change_confirmed', { confirmedAt: clock.now() })
  }

  agree(token: string): Promise<EmailChangeView> {
    return this.answer(token, 'present', 'client.email_change_agreed', { agreedAt: clock.now() })
  }

  async refuse(token: string): Promise<EmailChangeView> {
    await this.open(this.database.read, token, 'present')
    return this.audit.unit(async (manager, record) => {
      const { change, side } = await this.open(manager, token, 'present')
      await endEmailChange({ manager, record, mailbox: this.mailbox }, change, 'refused')
      return viewEmailChange(change, await clientOf(manager, change), side, 'refused')
    })
  }

  private async answer(
    token: string,
    side: Side,
    action: string,
    said: Partial<ClientEmailChange>,
  ): Promise<EmailChangeView> {
    // A stranger's guess costs a look, and no place in the line of those who write.
    await this.open(this.database.read, token, side)
    // An address that is taken ends the change, so the refusal comes after the unit has been kept.
    const answered = await this.audit.unit(async (manager, record) => {
      const { change } = await this.open(manager, token, side)
      const unit: EmailChangeUnit = { manager, record, mailbox: this.mailbox }
      await manager.update(ClientEmailChange, { emailChangeID: change.emailChangeID }, said)
      Object.assign(change, said)
      await record({
        action,
        target: { kind: 'client', id: change.clientID },
        after: { pendingEmailAddress: change.emailAddress },
      })
      const status = await this.effect.settle(unit, change)
      return status === 'taken' ? null : viewEmailChange(change, await clientOf(manager, change), side, status)
    })
    if (!answered) throw new EmailAddressTaken()
    return answered
  }

  private async open(manager: EntityManager, token: string, wanted?: Side): Promise<Held> {
    const hashes = this.hashes.all(token)
    const isOne = In(hashes)
    const change = await manager.findOneBy(ClientEmailChange, [{ confirmTokenHash: isOne }, { answerTokenHash: isOne }])
    const side = change && hashes.includes(change.confirmTokenHash) ? 'new' : 'present'
    if (!change || (wanted && side !== wanted)) throw new LinkUnknown()
    const { outcome, confirmedAt, agreedAt, expiresAt } = change
    const isUsed = side === 'new' ? confirmedAt !== null : agreedAt !== null || outcome === 'refused'
    if (isUsed) throw new LinkUsed()
    if (outcome === 'expired' || (!outcome && expiresAt.getTime() <= clock.time())) throw new LinkExpired()
    if (outcome) throw new EmailChangeEnded(outcome)
    return { change, side }
  }
}

const clientOf = (manager: EntityManager, { clientID }: ClientEmailChange): Promise<Client> =>
  manager.findOneByOrFail(Client, { clientID })
