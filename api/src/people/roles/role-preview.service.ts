import { ownerRoleID } from '#contract/choices.js'
import { Injectable } from '@nestjs/common'
import { IsNull } from 'typeorm'
import { pageSizeMax } from '#contract/limits.js'
import type { RolePreviewView } from '#contract/roles.js'
import { ApiUser } from '../api-users/api-user.entity.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { Audience } from '../../platform/http/caller.js'
import { Database } from '../../platform/database/database.js'
import { routesCoveredBy } from '../gate/coverage.js'
import { Gate } from '../gate/gate.js'
import { readPermissions } from '../permissions/permissions.service.js'
import { RouteTable } from '../gate/route-table.js'
import { PortalUser } from '../portal-users/portal-user.entity.js'
import { ClientMember } from '../clients/client-member.entity.js'
import { Role } from '../gate/role.entity.js'

type Routes = ReadonlySet<string>
interface Difference {
  gains: string[]
  loses: string[]
}

const none: Routes = new Set()

@Injectable()
export class RolePreviewService {
  constructor(
    private readonly database: Database,
    private readonly gate: Gate,
    private readonly table: RouteTable,
  ) {}

  async preview(roleID: string, permissionIDs: string[]): Promise<RolePreviewView> {
    if (!(await this.database.read.existsBy(Role, { roleID }))) throw new NotFound('role')
    const permissions = await readPermissions(this.database.read, permissionIDs)
    const now = await this.gate.routesByRole()
    const proposed = permissions.flatMap((row) => routesCoveredBy(row, this.table.routes).map(({ key }) => key))
    const next = new Map(now).set(roleID, new Set(proposed))
    const difference = differenceOf(now.get(roleID) ?? none, next.get(roleID) ?? none)
    return {
      ...difference,
      ...(await this.previewPortalUsers(roleID, now, next)),
      ...(await this.previewApiUsers(roleID, this.within('integrator', difference))),
      ...(await this.previewMembers(roleID, this.within('client', difference))),
    }
  }

  // Another role of the same person may cover a route too, and an administrator passes every row.
  private async previewPortalUsers(
    roleID: string,
    now: ReadonlyMap<string, Routes>,
    next: ReadonlyMap<string, Routes>,
  ) {
    const carriers = await this.database.read
      .createQueryBuilder(PortalUser, 'user')
      .innerJoin('user.roles', 'carried', 'carried.roleID = :roleID', { roleID })
      .leftJoinAndSelect('user.roles', 'role')
      .where('user.isAdmin = :isAdmin', { isAdmin: false })
      .orderBy('user.createdAt', 'DESC')
      .getMany()
    const changed = carriers.flatMap(({ id, userName, email, roles = [] }) => {
      const difference = this.within('portal', differenceOf(coveredBy(roles, now), coveredBy(roles, next)))
      return isEmpty(difference) ? [] : [{ id, userName, email, ...difference }]
    })
    return { portalUsers: changed.slice(0, pageSizeMax), portalUsersTotal: changed.length }
  }

  private async previewApiUsers(roleID: string, difference: Difference) {
    if (isEmpty(difference)) return { apiUsers: [], apiUsersTotal: 0 }
    const [carriers, apiUsersTotal] = await this.database.read.findAndCount(ApiUser, {
      where: { roleID, deletedAt: IsNull() },
      order: { createdAt: 'DESC' },
      take: pageSizeMax,
    })
    const apiUsers = carriers.map(({ apiUserID, developerName, clientID }) => ({
      apiUserID,
      developerName,
      clientID,
      ...difference,
    }))
    return { apiUsers, apiUsersTotal }
  }

  private async previewMembers(roleID: string, difference: Difference) {
    if (isEmpty(difference) || roleID === ownerRoleID) return { members: [], membersTotal: 0 }
    const [carriers, membersTotal] = await this.database.read.findAndCount(ClientMember, {
      where: { roleID, status: 'active' },
      order: { createdAt: 'DESC' },
      take: pageSizeMax,
    })
    const members = carriers.map(({ clientMemberID, name, clientID }) => ({
      clientMemberID,
      name,
      clientID,
      ...difference,
    }))
    return { members, membersTotal }
  }

  private within(audience: Audience, { gains, loses }: Difference): Difference {
    const reachable = new Set(
      this.table.routes.filter(({ audiences }) => audiences.includes(audience)).map(({ key }) => key),
    )
    const inReach = (keys: string[]) => keys.filter((key) => reachable.has(key))
    return { gains: inReach(gains), loses: inReach(loses) }
  }
}

const coveredBy = (roles: Role[], byRole: ReadonlyMap<string, Routes>): Routes =>
  new Set(roles.flatMap(({ roleID }) => [...(byRole.get(roleID) ?? none)]))

const isEmpty = ({ gains, loses }: Difference) => gains.length + loses.length === 0

const differenceOf = (now: Routes, next: Routes): Difference => ({
  gains: [...next].filter((key) => !now.has(key)).sort(),
  loses: [...now].filter((key) => !next.has(key)).sort(),
})
