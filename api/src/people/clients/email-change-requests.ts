import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import { emailChangeLifeMs, emailChangeSilenceMs } from '#contract/guard-limits.js'
import type { Record } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Login } from '../sign-in/login.entity.js'
import { Client } from './client.entity.js'
import { EmailAddressTaken } from './clients.errors.js'
import { newId } from '../../platform/crypto/ids.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { newLinkToken } from '../../platform/crypto/mailed-link.js'
import { currentActor } from '../../platform/http/request-context.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { ClientEmailChange } from './client-email-change.entity.js'
import { type EmailChangeUnit, endEmailChange, findPendingEmailChange } from './pending-email-change.js'
import { markClient } from './change-client.js'

@Injectable()
export class EmailChangeRequests {
  private readonly hashes: KeyedHash

  constructor(
    private readonly mailbox: Mailbox,
    secret: AppSecret,
  ) {
    this.hashes = new KeyedHash(secret, 'email-changes')
  }

  /** What is pending goes on undisturbed; the present address cancels it, and another one takes its place. */
  async ask(manager: EntityManager, record: Record, client: Client, emailAddress: string): Promise<void> {
    const unit = { manager, record, mailbox: this.mailbox }
    const pending = await findPendingEmailChange(manager, client.clientID)
    if (pending?.emailAddress === emailAddress) return
    const isPresent = emailAddress === client.emailAddress
    if (!isPresent && (await isTaken(manager, emailAddress))) throw new EmailAddressTaken()
    if (pending) await endEmailChange(unit, pending, isPresent ? 'canceled' : 'replaced')
    client.pendingEmailAddress = null
    if (!isPresent) await this.begin(unit, client, emailAddress)
  }

  private async begin({ manager, record }: EmailChangeUnit, client: Client, emailAddress: string): Promise<void> {
    const { clientID, emailAddress: previousEmailAddress } = client
    const now = clock.time()
    const actor = currentActor()
    const [confirmToken, answerToken] = [newLinkToken(), newLinkToken()]
    const change = manager.create(ClientEmailChange, {
      emailChangeID: newId('emc', now),
      clientID,
      emailAddress,
      previousEmailAddress,
      askedByKind: actor.kind,
      askedByID: actor.id,
      askedAt: new Date(now),
      agreedAfter: new Date(now + emailChangeSilenceMs),
      expiresAt: new Date(now + emailChangeLifeMs),
      confirmTokenHash: this.hashes.of(confirmToken),
      answerTokenHash: this.hashes.of(answerToken),
    })
    await manager.insert(ClientEmailChange, change)
    await markClient(manager, clientID, { pendingEmailAddress: emailAddress })
    client.pendingEmailAddress = emailAddress
    await record({
      action: 'client.email_change_asked',
      target: { kind: 'client', id: clientID },
      before: { emailAddress: previousEmailAddress, pendingEmailAddress: null },
      after: { emailAddress: previousEmailAddress, pendingEmailAddress: emailAddress },
    })
    await this.writeToBoth(manager, client, change, { confirmToken, answerToken })
  }

  private async writeToBoth(
    manager: EntityManager,
    { clientID: aboutID, name }: Client,
    { emailAddress, previousEmailAddress, agreedAfter, expiresAt }: ClientEmailChange,
    tokens: { confirmToken: string; answerToken: string },
  ): Promise<void> {
    const common = { name, newEmailAddress: emailAddress, endsAt: expiresAt.toISOString() }
    await this.mailbox.queue(manager, {
      kind: 'email-change-confirm',
      to: emailAddress,
      aboutID,
      data: { ...common, token: tokens.confirmToken },
    })
    await this.mailbox.queue(manager, {
      kind: 'email-change-asked',
      to: previousEmailAddress,
      aboutID,
      data: { ...common, token: tokens.answerToken, agreedAfter: agreedAfter.toISOString() },
    })
  }
}

export const isTaken = async (manager: EntityManager, emailAddress: string): Promise<boolean> =>
  (await manager.existsBy(Client, { emailAddress, deletedAt: IsNull() })) ||
  (await manager.existsBy(Login, { audience: 'client', emailAddress }))
