import { Injectable, type OnModuleInit } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { ClientMember } from '../clients/client-member.entity.js'
import type { Client } from '../clients/client.entity.js'
import { endMember, findMember, findMembership } from '../clients/memberships.js'
import { OwnerMails } from '../clients/owner-mails.js'
import { SessionsService } from '../sessions/sessions.service.js'
import type { Account, ResetUnit } from '../sign-in/accounts.js'
import { Undoings } from '../sign-in/undoings.js'
import { isLastOwner } from './member-rights.js'
import { viewOneMember } from './member.view.js'
import { targetOf } from './members.service.js'

const undoKind = 'member'

/** A thief would bring a login of their own in, which outlives the one that was stolen. */
@Injectable()
export class MemberNotice implements OnModuleInit {
  constructor(
    private readonly mails: OwnerMails,
    private readonly undoings: Undoings,
    private readonly sessions: SessionsService,
  ) {}

  onModuleInit(): void {
    this.undoings.register(undoKind, (unit, account, id) => this.remove(unit, account, id))
  }

  async tell(manager: EntityManager, member: ClientMember, client: Client): Promise<void> {
    const { emailAddress, role } = await viewOneMember(manager, member)
    const data = { clientName: client.name, memberName: member.name, emailAddress, roleName: role.name }
    const undo = { kind: undoKind, id: member.clientMemberID }
    await this.mails.tellOf(manager, member, { letter: { kind: 'new-member', data }, event: 'member_joined', undo })
  }

  // A member who was told and has left since can remove nobody.
  private async remove({ manager, record }: ResetUnit, { loginID }: Account, clientMemberID: string): Promise<void> {
    const member = await findMember(manager, clientMemberID)
    if (!member || !(await findMembership(manager, member.clientID, loginID))) return
    if (await isLastOwner(manager, member)) return
    await record({ action: 'member.removed', target: targetOf(member) })
    await endMember({ manager, sessions: this.sessions }, member)
  }
}
