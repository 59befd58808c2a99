import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull, Not } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { membersMax } from '#contract/limits.js'
import type { InvitedMemberView, InviteMember, ListMembers, MemberView, UpdateMember } from '#contract/members.js'
import { AuditLog, type Record as RecordFact } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Environment } from '../../platform/config/environment.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { Versions } from '../../platform/database/versions.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { ClientMember } from '../clients/client-member.entity.js'
import { Client } from '../clients/client.entity.js'
import { endMember, membersOf } from '../clients/memberships.js'
import { SessionsService } from '../sessions/sessions.service.js'
import { Login } from '../sign-in/login.entity.js'
import { MemberInvitations } from './member-invitations.js'
import {
  type Actor,
  readActor,
  readMember,
  requireAnotherOwner,
  requireMayGive,
  requireMayTouch,
} from './member-rights.js'
import { viewMembers, viewOneMember } from './member.view.js'
import { MemberExists, NotInvited, OwnRole, TooManyMembers } from './members.errors.js'

interface Unit {
  manager: EntityManager
  record: RecordFact
  actor: Actor
}

@Injectable()
export class MembersService {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly audit: AuditLog,
    private readonly sessions: SessionsService,
    private readonly invitations: MemberInvitations,
  ) {}

  list(clientID: string, { status }: ListMembers): Promise<Page<MemberView>> {
    return this.database.list(async (manager) => {
      if (!(await manager.existsBy(Client, { clientID, deletedAt: IsNull() }))) throw new NotFound('client')
      const members = await manager.find(ClientMember, {
        where: { clientID, status: status ?? Not('removed') },
        order: { createdAt: 'ASC', clientMemberID: 'ASC' },
      })
      return { items: await viewMembers(manager, members), nextCursor: null }
    })
  }

  invite(caller: ClientCaller, { name, emailAddress, roleID }: InviteMember): Promise<InvitedMemberView> {
    const { clientID } = caller
    return this.unit(caller, async ({ manager, record, actor }) => {
      await requireMayGive(manager, actor, roleID)
      await requireRoom(manager, clientID, emailAddress)
      const member = manager.create(ClientMember, {
        clientMemberID: newId('mem'),
        clientID,
        roleID,
        name,
        emailAddress,
        status: 'invited',
        invitedBy: actor.member.clientMemberID,
        createdAt: clock.now(),
        ...{ loginID: null, joinedAt: null, ...noInvitation, ...noHandOver },
      })
      await manager.insert(ClientMember, member)
      await record({ action: 'member.invited', target: targetOf(member), after: factsOf(member) })
      return this.send(manager, actor, member)
    })
  }

  resend(caller: ClientCaller, clientMemberID: string): Promise<InvitedMemberView> {
    return this.unit(caller, async ({ manager, record, actor }) => {
      const member = await readMember(manager, caller.clientID, clientMemberID)
      await requireMayTouch(manager, actor, member)
      if (member.status !== 'invited') throw new NotInvited()
      await record({ action: 'member.invited_again', target: targetOf(member) })
      return this.send(manager, actor, member)
    })
  }

  update(caller: ClientCaller, clientMemberID: string, { name, roleID }: UpdateMember): Promise<MemberView> {
    return this.unit(caller, async ({ manager, record, actor }) => {
      const member = await readMember(manager, caller.clientID, clientMemberID)
      await requireMayTouch(manager, actor, member)
      const before = factsOf(member)
      if (roleID !== member.roleID) {
        if (clientMemberID === actor.member.clientMemberID) throw new OwnRole()
        await requireMayGive(manager, actor, roleID)
        await requireAnotherOwner(manager, member)
      }
      // An offer to hand over was made to the member in the former role.
      const change = { name: name ?? member.name, roleID, ...(roleID !== member.roleID && noHandOver) }
      await manager.update(ClientMember, { clientMemberID }, change)
      Object.assign(member, change)
      await record({ action: 'member.updated', target: targetOf(member), before, after: factsOf(member) })
      await Versions.raise(manager, 'callers')
      return viewOneMember(manager, member)
    })
  }

  remove(caller: ClientCaller, clientMemberID: string): Promise<void> {
    return this.unit(caller, async ({ manager, record, actor }) => {
      const member = await readMember(manager, caller.clientID, clientMemberID)
      await requireMayTouch(manager, actor, member)
      await requireAnotherOwner(manager, member)
      const action = member.status === 'invited' ? 'member.invitation_taken_back' : 'member.removed'
      await record({ action, target: targetOf(member), before: factsOf(member) })
      await endMember({ manager, sessions: this.sessions }, member)
    })
  }

  leave(caller: ClientCaller): Promise<void> {
    return this.unit(caller, async ({ manager, record, actor: { member } }) => {
      await requireAnotherOwner(manager, member)
      await record({ action: 'member.left', target: targetOf(member), before: factsOf(member) })
      await endMember({ manager, sessions: this.sessions }, member)
    })
  }

  private async send(manager: EntityManager, { member: by }: Actor, member: ClientMember): Promise<InvitedMemberView> {
    const client = await manager.findOneByOrFail(Client, { clientID: member.clientID })
    const token = await this.invitations.send(manager, member, { client, by: by.name })
    const view = await viewOneMember(manager, member)
    return this.environment.EXPOSE_RESET_TOKEN ? { ...view, invitationToken: token } : view
  }

  private unit<T>(caller: ClientCaller, work: (unit: Unit) => Promise<T>): Promise<T> {
    return this.audit.unit(async (manager, record) =>
      work({ manager, record, actor: await readActor(manager, caller) }),
    )
  }
}

const noInvitation = { invitationHash: null, invitationEndsAt: null }
const noHandOver = { handOverFrom: null, handOverEndsAt: null }

export const targetOf = ({ clientMemberID }: ClientMember) => ({ kind: 'member', id: clientMemberID })
const factsOf = ({ clientID, name, emailAddress, roleID }: ClientMember) => ({ clientID, name, emailAddress, roleID })

async function requireRoom(manager: EntityManager, clientID: string, emailAddress: string): Promise<void> {
  const members = await membersOf(manager, clientID)
  if (members.length >= membersMax) throw new TooManyMembers(membersMax)
  const login = await manager.findOneBy(Login, { audience: 'client', emailAddress })
  const isOne = (member: ClientMember) =>
    member.loginID ? member.loginID === login?.loginID : member.emailAddress === emailAddress
  if (members.some(isOne)) throw new MemberExists()
}
