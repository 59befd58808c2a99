import { ownerRoleID } from '#contract/choices.js'
import { Injectable } from '@nestjs/common'
import { IsNull, Not } from 'typeorm'
import { oneOfThePeople } from '#contract/messages/errors/permissions.js'
import type { ExplainPermission, ExplanationView } from '#contract/permissions.js'
import { ApiUser } from '../api-users/api-user.entity.js'
import { ClientMember } from '../clients/client-member.entity.js'
import { Client } from '../clients/client.entity.js'
import { InvalidInput, orNotFound } from '../../platform/http/app-error.js'
import { type Audience, toldOf } from '../../platform/http/caller.js'
import { Database } from '../../platform/database/database.js'
import { readPortalUser } from '../portal-users/portal-user-rows.js'
import { Role } from '../gate/role.entity.js'
import { routesCoveredBy } from '../gate/coverage.js'
import { Permission } from '../gate/permission.entity.js'
import { viewPermission } from './permission.view.js'
import { type RegisteredRoute, RouteTable } from '../gate/route-table.js'

type Asked = Pick<ExplainPermission, 'portalUserID' | 'apiUserID' | 'clientMemberID'>

interface Person {
  audience: Audience
  name: string
  passesAll: 'administrator' | 'owner' | null
  isActive: boolean
  roles: Role[]
}

type Verdict = Pick<ExplanationView, 'allowed' | 'reason' | 'sentence'> &
  Partial<Pick<ExplanationView, 'decidedBy' | 'missing'>>

@Injectable()
export class ExplanationsService {
  constructor(
    private readonly database: Database,
    private readonly table: RouteTable,
  ) {}

  async explain({ method, path, ...ids }: ExplainPermission): Promise<ExplanationView> {
    const person = await this.readPerson(ids)
    const route = this.table.find(method, routePathOf(path))
    const verdict = route ? await this.judge(person, route) : noRoute
    return { decidedBy: [], missing: [], ...verdict, route: route && viewRoute(route) }
  }

  private async judge(person: Person, route: RegisteredRoute): Promise<Verdict> {
    const { name, audience, isActive, passesAll } = person
    const { mark } = route
    if (!mark) return denied('closed', 'This route is closed to everyone')
    if (mark.isPublic && !mark.permission) return granted('public', 'This route is open to everyone')
    if (!mark.audiences.includes(audience))
      return denied('wrong_audience', `This route is closed to ${toldOf[audience].plural}`)
    if (!isActive) return denied('account_disabled', `${name} or its client is not active`)
    if (!mark.permission) return granted('signed_in', 'Anyone who is signed in can use this route')
    if (passesAll) return granted(passesAll, `${name} is an ${passesAll}`)
    return this.judgeByRows(person, route)
  }

  private async judgeByRows({ name, roles }: Person, { key, mark }: RegisteredRoute): Promise<Verdict> {
    const covers = (row: Permission) => routesCoveredBy(row, this.table.routes).some((route) => route.key === key)
    const decidedBy = roles.flatMap(({ roleID, name, permissions = [] }) =>
      permissions.filter(covers).map((row) => ({ role: { roleID, name }, permission: viewPermission(row) })),
    )
    const [first] = decidedBy
    if (first) {
      const sentence = `${name} has "${first.permission.name}" through the role "${first.role.name}"`
      return { ...granted('permission', sentence), decidedBy }
    }
    const rows = (await this.database.read.find(Permission, { order: { permissionID: 'ASC' } })).filter(covers)
    const missing = rows.sort((one, other) => this.widthOf(one) - this.widthOf(other)).map(viewPermission)
    const sentence = `${name} needs the permission "${missing[0]?.name ?? mark?.permission}"`
    return { ...denied('permission_missing', sentence), missing }
  }

  private widthOf(row: Permission): number {
    return routesCoveredBy(row, this.table.routes).length
  }

  private async readPerson({ portalUserID, apiUserID, clientMemberID }: Asked): Promise<Person> {
    const [one, ...others] = [portalUserID, apiUserID, clientMemberID].filter(Boolean)
    const sentence = oneOfThePeople
    if (!one || others.length > 0)
      throw new InvalidInput({ portalUserID: sentence, apiUserID: sentence, clientMemberID: sentence })
    if (portalUserID) return this.readPortalUser(one)
    return apiUserID ? this.readApiUser(one) : this.readMember(one)
  }

  private async readPortalUser(id: string): Promise<Person> {
    const { userName: name, isAdmin, roles = [] } = await readPortalUser(this.database.read, id)
    return { audience: 'portal', name, passesAll: isAdmin ? 'administrator' : null, isActive: true, roles }
  }

  private async readApiUser(apiUserID: string): Promise<Person> {
    const where = { apiUserID, deletedAt: IsNull() }
    const apiUser = await this.database.read.findOne(ApiUser, { where, relations: { role: { permissions: true } } })
    const { clientID, developerName: name, role, status } = orNotFound(apiUser, 'API user')
    const client = await this.database.read.findOneBy(Client, { clientID, deletedAt: IsNull() })
    const isActive = status === 'active' && (client?.isActive ?? false)
    return { audience: 'integrator', name, passesAll: null, isActive, roles: role ? [role] : [] }
  }

  private async readMember(clientMemberID: string): Promise<Person> {
    const manager = this.database.read
    const member = await manager.findOneBy(ClientMember, { clientMemberID, status: Not('removed') })
    const { clientID, roleID, name, status } = orNotFound(member, 'member')
    const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
    const roles = await manager.find(Role, { where: { roleID }, relations: { permissions: true } })
    const isActive = status === 'active' && (client?.isActive ?? false)
    return { audience: 'client', name, passesAll: roleID === ownerRoleID ? 'owner' : null, isActive, roles }
  }
}

const granted = (reason: ExplanationView['reason'], sentence: string) => ({ allowed: true, reason, sentence })
const denied = (reason: ExplanationView['reason'], sentence: string) => ({ allowed: false, reason, sentence })
const noRoute = denied('no_route', 'There is nothing at this address')

// People paste what they see: a whole path, its query, or the template.
const routePathOf = (path: string) => path.replace(/[?#].*$/s, '').replace(/^\/api(?=\/)/, '')

const viewRoute = ({ method, template, mark }: RegisteredRoute) => ({
  method,
  template,
  permission: mark?.permission ?? null,
  audiences: mark?.audiences ?? [],
})
