import { Injectable } from '@nestjs/common'
import { type EntityManager, In } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { ListPortalUsers, PortalUserView } from '#contract/portal-users.js'
import { orNotFound } from '../../platform/http/app-error.js'
import { readSortedPage, type Sortings } from '../../platform/lists/sorted-page.js'
import { matching } from '../../platform/lists/text-search.js'
import { Database } from '../../platform/database/database.js'
import { readRows } from '../../platform/database/rows.js'
import { Role } from '../gate/role.entity.js'
import { PortalUser } from './portal-user.entity.js'
import { viewPortalUser } from './portal-user.view.js'
import type { Readable } from 'node:stream'
import { portalUserColumns } from '#contract/csv-columns.js'
import { csvOf } from '../../platform/lists/csv.js'

const sortings: Sortings<PortalUser> = {
  name: { column: 'userName', kind: 'text' },
  created: { column: 'createdAt', kind: 'time' },
  lastSignIn: { column: 'lastSignInAt', kind: 'optionalTime' },
}

const carries = `EXISTS (SELECT 1 FROM "portal_user_roles" "carried"
  WHERE "carried"."id" = user.id AND "carried"."roleID" = :roleID)`

// Whoever has not confirmed the address can be given nothing yet, and may be anybody.
const waitsForRole = `user.isAdmin = FALSE AND user.clientID IS NOT NULL AND user.emailVerifiedAt IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "portal_user_roles" "carried" WHERE "carried"."id" = user.id)`

const ofUser = `WHERE "roleID" IN (SELECT "roleID" FROM "portal_user_roles" WHERE "id" = $1) ORDER BY "roleID"`

@Injectable()
export class PortalUsersService {
  constructor(private readonly database: Database) {}

  async find(id: string): Promise<PortalUser | null> {
    const [user] = await readRows(this.database.read, PortalUser, 'WHERE "id" = $1', [id])
    return user ? Object.assign(user, { roles: await readRows(this.database.read, Role, ofUser, [id]) }) : null
  }

  async get(id: string): Promise<PortalUser> {
    return orNotFound(await this.find(id), 'portal user')
  }

  count(manager: EntityManager): Promise<number> {
    return manager.count(PortalUser)
  }

  // Roles are read for the page only: joined, they would multiply the rows that its limit counts.
  list({ q, roleID, waitingFor, ...query }: ListPortalUsers): Promise<Page<PortalUserView>> {
    return this.database.list(async (manager) => {
      const builder = manager.createQueryBuilder(PortalUser, 'user').where('1 = 1')
      if (roleID) builder.andWhere(carries, { roleID })
      if (waitingFor === 'role') builder.andWhere(waitsForRole)
      if (q) builder.andWhere(matching(q, ['user.userName', 'user.email'], ['user.id']))
      const list = { builder, alias: 'user', idName: 'id', sortings } as const
      const { items, nextCursor } = await readSortedPage(list, query, (user) => user)
      const loaded = await manager.find(PortalUser, {
        where: { id: In(items.map(({ id }) => id)) },
        relations: { roles: true },
      })
      const withRoles = new Map(loaded.map((user) => [user.id, user]))
      return { items: items.map((user) => viewPortalUser(withRoles.get(user.id) ?? user)), nextCursor }
    })
  }

  csv(query: ListPortalUsers): Promise<Readable> {
    return csvOf(portalUserColumns, query, (page) => this.database.dear(() => this.list(page)))
  }
}
