import { Injectable } from '@nestjs/common'
import type { ClientFrameView, MembershipView } from '#contract/members.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { readThose } from '../../platform/database/rows.js'
import { Unauthenticated, orNotFound } from '../../platform/http/app-error.js'
import type { ClientCaller } from '../../platform/http/caller.js'
import { viewClient } from '../clients/client.view.js'
import { LiveReadiness } from '../clients/live-readiness.js'
import { type Membership, membershipsOf } from '../clients/memberships.js'
import { Gate } from '../gate/gate.js'
import { Role } from '../gate/role.entity.js'
import { requireOpenSession, SessionsService } from '../sessions/sessions.service.js'
import { isOwner } from './member-rights.js'
import { viewOneMember } from './member.view.js'
import { ClientNotActive } from './members.errors.js'

const roleColumns = ['roleID', 'name', 'refundLimits'] as const

@Injectable()
export class MembershipService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly gate: Gate,
    private readonly sessions: SessionsService,
    private readonly readiness: LiveReadiness,
  ) {}

  async read(caller: ClientCaller): Promise<MembershipView> {
    const memberships = await this.membershipsOf(caller)
    return this.view(caller, memberships, currentOf(caller, memberships))
  }

  async readFrame(caller: ClientCaller): Promise<ClientFrameView> {
    const memberships = await this.membershipsOf(caller)
    const current = currentOf(caller, memberships)
    const membership = await this.view(caller, memberships, current)
    const readiness = await this.readiness.viewOf(this.database.read, current.client)
    return { client: viewClient(current.client), membership, readiness }
  }

  private membershipsOf({ loginID }: ClientCaller): Promise<Membership[]> {
    if (!loginID) throw new Unauthenticated()
    return membershipsOf(this.database.read, loginID)
  }

  private async view(
    { clientMemberID, roleIDs, isOwner: passesAll }: ClientCaller,
    memberships: Membership[],
    { member }: Membership,
  ): Promise<MembershipView> {
    const manager = this.database.read
    const held = memberships.map(({ member: { roleID } }) => roleID)
    const roles = await readThose(manager, Role, roleColumns, 'roleID', held)
    const viewMembership = ({ client, member }: Membership) => ({
      clientID: client.clientID,
      name: client.name,
      roleName: roles.find(({ roleID }) => roleID === member.roleID)?.name ?? member.roleID,
      isActive: client.isActive,
      isCurrent: member.clientMemberID === clientMemberID,
    })
    const refundLimits = roles.find(({ roleID }) => roleID === member.roleID)?.refundLimits ?? {}
    return {
      member: await viewOneMember(manager, member, roles),
      refundLimits: passesAll ? {} : refundLimits,
      routes: await this.gate.routesOf('client', roleIDs, passesAll),
      clients: memberships.map(viewMembership),
    }
  }

  async switchTo(caller: ClientCaller, clientID: string): Promise<MembershipView> {
    const { sessionID, loginID } = caller
    const { member } = await this.audit.unit(async (manager, record) => {
      await requireOpenSession(manager, sessionID)
      const memberships = loginID ? await membershipsOf(manager, loginID) : []
      const found = memberships.find(({ client }) => client.clientID === clientID)
      const chosen = orNotFound(found, 'client')
      if (!chosen.client.isActive) throw new ClientNotActive()
      await this.sessions.actAs(manager, sessionID, chosen.member.clientMemberID)
      await record({ action: 'session.switched', target: { kind: 'client', id: clientID } })
      return chosen
    })
    const { clientMemberID, roleID } = member
    return this.read({ ...caller, clientID, clientMemberID, roleIDs: [roleID], isOwner: isOwner(member) })
  }
}

function currentOf({ clientMemberID }: ClientCaller, memberships: Membership[]): Membership {
  const current = memberships.find(({ member }) => member.clientMemberID === clientMemberID)
  if (!current) throw new Unauthenticated()
  return current
}
