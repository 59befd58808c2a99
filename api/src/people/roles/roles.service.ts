import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import { roleAudiences } from '#contract/choices.js'
import * as checks from '#contract/messages/checks.js'
import type { Page } from '#contract/answers.js'
import type { AssignableRoleView, ListRoles, RoleView } from '#contract/roles.js'
import { InvalidInput } from '../../platform/http/app-error.js'
import type { Caller } from '../../platform/http/caller.js'
import { readSortedPage, type Sortings } from '../../platform/lists/sorted-page.js'
import { matching } from '../../platform/lists/text-search.js'
import { Database } from '../../platform/database/database.js'
import { Role } from '../gate/role.entity.js'
import { readRole } from './read-role.js'
import { viewAssignableRole, viewRole } from './role.view.js'
import type { Readable } from 'node:stream'
import { roleColumns } from '#contract/csv-columns.js'
import { csvOf } from '../../platform/lists/csv.js'

const sortings: Sortings<Role> = {
  name: { column: 'name', kind: 'text' },
  created: { column: 'createdAt', kind: 'time' },
}

@Injectable()
export class RolesService {
  constructor(private readonly database: Database) {}

  async list(caller: Caller, query: ListRoles): Promise<Page<RoleView | AssignableRoleView>> {
    if (caller.audience === 'portal') return this.listAll(query)
    const { audience } = query
    if (audience === 'staff') throw new InvalidInput({ audience: checks.audienceIsOneOf(roleAudiences.slice(1)) })
    return this.listAssignable({ ...query, audience: audience ?? 'integrator' })
  }

  csv(query: ListRoles): Promise<Readable> {
    return csvOf(roleColumns, query, (page) => this.database.dear(() => this.listAll(page)))
  }

  get(roleID: string): Promise<Role> {
    return readRole(this.database.read, roleID)
  }

  private async listAssignable(query: ListRoles): Promise<Page<AssignableRoleView>> {
    const page = await this.database.list((manager) => this.page(manager, query))
    return { ...page, items: page.items.map(viewAssignableRole) }
  }

  private page(manager: EntityManager, { q, audience, ...query }: ListRoles): Promise<Page<Role>> {
    const builder = manager.createQueryBuilder(Role, 'role').where('1 = 1')
    if (audience) builder.andWhere('role.isForMembers = :isForMembers', { isForMembers: audience === 'member' })
    if (audience && audience !== 'member')
      builder.andWhere('role.assignableToApiUsers = :assignable', { assignable: audience === 'integrator' })
    if (q) builder.andWhere(matching(q, ['role.name'], ['role.roleID']))
    return readSortedPage({ builder, alias: 'role', idName: 'roleID', sortings }, query, (role) => role)
  }

  private listAll(query: ListRoles): Promise<Page<RoleView>> {
    return this.database.list(async (manager) => {
      const page = await this.page(manager, query)
      const roleIDs = page.items.map(({ roleID }) => roleID)
      const loaded = await manager.find(Role, {
        where: { roleID: In(roleIDs) },
        relations: { permissions: true },
      })
      const withPermissions = new Map(loaded.map((role) => [role.roleID, role]))
      return { ...page, items: page.items.map((role) => viewRole(withPermissions.get(role.roleID) ?? role)) }
    })
  }
}
