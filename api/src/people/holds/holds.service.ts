import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { HoldLinksView, HoldLinkView, HoldView } from '#contract/holds.js'
import { holdLinkLifeMs, holdMailsMax } from '#contract/guard-limits.js'
import { notifyAgainAfterMs } from '#contract/limits.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Client } from '../clients/client.entity.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { LinkExpired, LinkUnknown, LinkUsed, newLinkToken } from '../../platform/crypto/mailed-link.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Database } from '../../platform/database/database.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { currentHolds } from './client-hold.js'
import { ClientHold } from './client-hold.entity.js'
import { viewHold, viewHoldLink } from './hold.view.js'
import { clientIn } from '../clients/client-in.js'

@Injectable()
export class HoldsService {
  private readonly hashes: KeyedHash

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly mailbox: Mailbox,
    secret: AppSecret,
  ) {
    this.hashes = new KeyedHash(secret, 'holds')
  }

  async list(clientID: string): Promise<Page<HoldView>> {
    const holds = await currentHolds(this.database.read, clientID)
    return { items: holds.map(viewHold), nextCursor: null }
  }

  sendLinks(clientID: string): Promise<HoldLinksView> {
    return this.audit.unit(async (manager, record) => {
      const client = await clientIn(manager, clientID)
      const byAddress = Map.groupBy(await currentHolds(manager, clientID), ({ emailAddress }) => emailAddress)
      if (byAddress.size === 0 || !(await this.mayMail(manager, clientID))) return { sent: false }
      for (const [emailAddress, holds] of byAddress) await this.mail(manager, client, emailAddress, holds)
      await record({ action: 'client.hold_link_sent', target: { kind: 'client', id: clientID } })
      return { sent: true }
    })
  }

  async read(token: string): Promise<HoldLinkView> {
    const holds = await this.open(this.database.read, token)
    return viewHoldLink(await clientOf(this.database.read, holds), holds, false)
  }

  async lift(token: string): Promise<HoldLinkView> {
    await this.open(this.database.read, token)
    return this.audit.unit(async (manager, record) => {
      const holds = await this.open(manager, token)
      const client = await clientOf(manager, holds)
      const holdIDs = holds.map(({ holdID }) => holdID)
      await manager.update(ClientHold, { holdID: In(holdIDs) }, { liftedAt: clock.now() })
      await record({
        action: 'client.hold_lifted',
        target: { kind: 'client', id: client.clientID },
        after: { reasons: holds.map(({ reason }) => reason) },
      })
      return viewHoldLink(client, holds, true)
    })
  }

  private async mail(
    manager: EntityManager,
    { clientID, name }: Client,
    emailAddress: string,
    holds: ClientHold[],
  ): Promise<void> {
    const token = newLinkToken()
    const tokenEndsAt = new Date(clock.time() + holdLinkLifeMs)
    const change = { tokenHash: this.hashes.of(token), tokenEndsAt }
    await manager.update(ClientHold, { holdID: In(holds.map(({ holdID }) => holdID)) }, change)
    const reasons = [...new Set(holds.map(({ reason }) => reason))]
    const data = { name, token, reasons, endsAt: tokenEndsAt.toISOString() }
    await this.mailbox.queue(manager, { kind: 'hold', to: emailAddress, aboutID: clientID, data })
  }

  private async mayMail(manager: EntityManager, clientID: string): Promise<boolean> {
    const sentWithin = (ms: number) => this.mailbox.countSince(manager, clientID, 'hold', new Date(clock.time() - ms))
    return (await sentWithin(notifyAgainAfterMs)) === 0 && (await sentWithin(holdLinkLifeMs)) < holdMailsMax
  }

  private async open(manager: EntityManager, token: string): Promise<[ClientHold, ...ClientHold[]]> {
    const [first, ...others] = await manager.findBy(ClientHold, { tokenHash: In(this.hashes.all(token)) })
    if (!first) throw new LinkUnknown()
    const now = clock.time()
    const held = [first, ...others].filter(({ liftedAt, until }) => !liftedAt && until.getTime() > now)
    if (first.liftedAt) throw new LinkUsed()
    const [one, ...rest] = held
    if (!one || (one.tokenEndsAt?.getTime() ?? 0) <= now) throw new LinkExpired()
    return [one, ...rest]
  }
}

const clientOf = (manager: EntityManager, [{ clientID }]: [ClientHold, ...ClientHold[]]): Promise<Client> =>
  manager.findOneByOrFail(Client, { clientID })
