import { ownerRoleID } from '#contract/choices.js'
import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { memberInvitationLifeMs } from '#contract/limits.js'
import type { MemberView } from '#contract/members.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Versions } from '../../platform/database/versions.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { ClientMember } from '../clients/client-member.entity.js'
import { Client } from '../clients/client.entity.js'
import { findMember } from '../clients/memberships.js'
import { type Actor, isOwner, readActor, readMember } from './member-rights.js'
import { viewOneMember } from './member.view.js'
import { HandOverRefused, OwnersOnly } from './members.errors.js'
import { targetOf } from './members.service.js'

const none = { handOverFrom: null, handOverEndsAt: null }

/** An owner begins it for another member, and that one confirms it for itself; then the two have changed roles. */
@Injectable()
export class HandOverService {
  constructor(
    private readonly audit: AuditLog,
    private readonly mailbox: Mailbox,
  ) {}

  handOver(caller: ClientCaller, clientMemberID: string): Promise<MemberView> {
    return this.audit.unit(async (manager, record) => {
      const actor = await readActor(manager, caller)
      const member = await readMember(manager, caller.clientID, clientMemberID)
      const isOwn = clientMemberID === actor.member.clientMemberID
      if (isOwn) {
        const giver = await this.confirm(manager, member)
        const after = { from: giver.clientMemberID, roleOfGiver: giver.roleID }
        await record({ action: 'member.hand_over_confirmed', target: targetOf(member), after })
      } else {
        await this.begin(manager, actor, member)
        await record({ action: 'member.hand_over_begun', target: targetOf(member) })
      }
      return viewOneMember(manager, member)
    })
  }

  end(caller: ClientCaller, clientMemberID: string): Promise<void> {
    return this.audit.unit(async (manager, record) => {
      const actor = await readActor(manager, caller)
      const member = await readMember(manager, caller.clientID, clientMemberID)
      const isOwn = clientMemberID === actor.member.clientMemberID
      if (!isOwn && !actor.isOwner) throw new OwnersOnly()
      if (!member.handOverFrom) throw new HandOverRefused('noHandOver')
      await manager.update(ClientMember, { clientMemberID }, none)
      await record({ action: 'member.hand_over_ended', target: targetOf(member) })
    })
  }

  private async begin(manager: EntityManager, actor: Actor, member: ClientMember): Promise<void> {
    if (!actor.isOwner) throw new OwnersOnly()
    if (member.status !== 'active') throw new HandOverRefused('notActive')
    if (isOwner(member)) throw new HandOverRefused('ownerAlready')
    const { clientMemberID, clientID, name } = member
    const handOverEndsAt = new Date(clock.time() + memberInvitationLifeMs)
    const change = { handOverFrom: actor.member.clientMemberID, handOverEndsAt }
    await manager.update(ClientMember, { clientID, handOverFrom: actor.member.clientMemberID }, none)
    await manager.update(ClientMember, { clientMemberID }, change)
    Object.assign(member, change)
    const client = await manager.findOneByOrFail(Client, { clientID })
    const { emailAddress: to } = await viewOneMember(manager, member)
    const data = { name, by: actor.member.name, clientName: client.name, endsAt: handOverEndsAt.toISOString() }
    await this.mailbox.queue(manager, { kind: 'member-hand-over', to, aboutID: clientID, data })
  }

  private async confirm(manager: EntityManager, member: ClientMember): Promise<ClientMember> {
    const { clientMemberID, handOverFrom, handOverEndsAt, roleID } = member
    const isOffered = handOverFrom !== null && (handOverEndsAt?.getTime() ?? 0) > clock.time()
    const giver = isOffered ? await findMember(manager, handOverFrom) : null
    if (!giver || !isOwner(giver) || isOwner(member)) throw new HandOverRefused('noHandOver')
    await manager.update(ClientMember, { clientMemberID: giver.clientMemberID }, { roleID, ...none })
    await manager.update(ClientMember, { clientMemberID }, { roleID: ownerRoleID, ...none })
    Object.assign(member, { roleID: ownerRoleID, ...none })
    await Versions.raise(manager, 'callers')
    return { ...giver, roleID }
  }
}
