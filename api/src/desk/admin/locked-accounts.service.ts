import { Injectable } from '@nestjs/common'
import type { EntityManager, SelectQueryBuilder } from 'typeorm'
import type { ListLockedAccounts, LockedAccountView } from '#contract/admin.js'
import type { Page } from '#contract/answers.js'
import { pageSizeMax } from '#contract/limits.js'
import { Client } from '../../people/clients/client.entity.js'
import { Database } from '../../platform/database/database.js'
import { PortalUser } from '../../people/portal-users/portal-user.entity.js'
import { SignInFailure } from '../../people/sign-in/sign-in-failure.entity.js'

type Row = Omit<LockedAccountView, 'audience' | 'lockedUntil'> & { lockedUntil: number | string }

/** Accounts that wrong passwords have locked for strangers, the last one locked first; of each kind at most a hundred. */
@Injectable()
export class LockedAccountsService {
  constructor(private readonly database: Database) {}

  async list({ id }: ListLockedAccounts): Promise<Page<LockedAccountView>> {
    const [clients, users] = await this.database.list((manager) =>
      Promise.all([this.clients(manager, id), this.portalUsers(manager, id)]),
    )
    const items = [...clients.map(viewOf('client')), ...users.map(viewOf('portal'))]
    return { items: items.sort((one, other) => (one.lockedUntil < other.lockedUntil ? 1 : -1)), nextCursor: null }
  }

  private clients(manager: EntityManager, id: string | undefined): Promise<Row[]> {
    const builder = this.locked(manager, 'client')
      .innerJoin(Client, 'client', `client.emailAddress = ${emailIn('client')} AND client.deletedAt IS NULL`)
      .select(['client.clientID AS "id"', 'client.name AS "name"', 'client.emailAddress AS "email"'])
    return rowsOf(id ? builder.andWhere('client.clientID = :id', { id }) : builder)
  }

  private portalUsers(manager: EntityManager, id: string | undefined): Promise<Row[]> {
    const builder = this.locked(manager, 'portal')
      .innerJoin(PortalUser, 'user', `user.email = ${emailIn('portal')}`)
      .select(['user.id AS "id"', 'user.userName AS "name"', 'user.email AS "email"'])
    return rowsOf(id ? builder.andWhere('user.id = :id', { id }) : builder)
  }

  private locked(manager: EntityManager, audience: string): SelectQueryBuilder<SignInFailure> {
    return manager
      .createQueryBuilder(SignInFailure, 'failure')
      .where('failure.lockedUntil > :now', { now: Date.now() })
      .andWhere('failure.account >= :from AND failure.account < :to', { from: `${audience}:`, to: `${audience};` })
  }
}

// The account is named `client:email`; the e-mail finds the row by its index.
const emailIn = (audience: string) => `SUBSTR(failure.account, ${audience.length + 2})`

const rowsOf = (builder: SelectQueryBuilder<SignInFailure>) =>
  builder
    .addSelect('failure.lockedUntil', 'lockedUntil')
    .orderBy('failure.lockedUntil', 'DESC')
    .limit(pageSizeMax)
    .getRawMany<Row>()

const viewOf =
  (audience: LockedAccountView['audience']) =>
  ({ id, name, email, lockedUntil }: Row): LockedAccountView => ({
    audience,
    id,
    name,
    email,
    lockedUntil: new Date(Number(lockedUntil)).toISOString(),
  })
