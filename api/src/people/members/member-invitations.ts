import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { memberInvitationLifeMs } from '#contract/limits.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { KeyedHash } from '../../platform/crypto/keyed-hash.js'
import { LinkExpired, LinkUnknown, LinkUsed, newLinkToken } from '../../platform/crypto/mailed-link.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { ClientMember } from '../clients/client-member.entity.js'
import type { Client } from '../clients/client.entity.js'

@Injectable()
export class MemberInvitations {
  private readonly hashes: KeyedHash

  constructor(
    secret: AppSecret,
    private readonly mailbox: Mailbox,
  ) {
    this.hashes = new KeyedHash(secret, 'member-invitations')
  }

  async send(manager: EntityManager, member: ClientMember, { client, by }: { client: Client; by: string }) {
    const token = newLinkToken()
    const { clientMemberID, name, emailAddress: to, clientID: aboutID } = member
    member.invitationHash = this.hashes.of(token)
    member.invitationEndsAt = new Date(clock.time() + memberInvitationLifeMs)
    const { invitationHash, invitationEndsAt } = member
    await manager.update(ClientMember, { clientMemberID }, { invitationHash, invitationEndsAt })
    const data = { name, token, by, clientName: client.name, endsAt: invitationEndsAt.toISOString() }
    await this.mailbox.queue(manager, { kind: 'member-invitation', to, aboutID, data })
    return token
  }

  async open(manager: EntityManager, token: string): Promise<ClientMember> {
    const member = await manager.findOneBy(ClientMember, { invitationHash: In(this.hashes.all(token)) })
    if (!member) throw new LinkUnknown()
    if (member.status !== 'invited') throw new LinkUsed()
    if ((member.invitationEndsAt?.getTime() ?? 0) <= clock.time()) throw new LinkExpired()
    return member
  }
}
