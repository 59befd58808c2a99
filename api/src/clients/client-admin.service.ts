import { Injectable } from '@nestjs/common'
import { randomBytes } from 'node:crypto'
import { type EntityManager, IsNull } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type {
  ClientView,
  CreateClient,
  ListClients,
  ReactivateClient,
  SuspendClient,
  UpdateClient,
} from '#contract/clients.js'
import { toHundredths } from '#contract/money.js'
import { Invitations } from '../account/invitations.js'
import { AuditLog } from '../audit/audit-log.js'
import { NotFound } from '../common/app-error.js'
import { newId } from '../common/ids.js'
import { hashPassword } from '../common/passwords.js'
import { requireSeen } from '../common/row-version.js'
import { readSortedPage } from '../common/sorted-page.js'
import { Environment } from '../config/environment.js'
import { Database, isDuplicate } from '../database/database.js'
import { Versions } from '../database/versions.js'
import { recordEvent } from '../events/record-event.js'
import { SessionsService, suspended } from '../sessions/sessions.service.js'
import { SignInAttempts } from '../sessions/sign-in-attempts.js'
import { clientSortings, matchingClient } from './client-sortings.js'
import { Client } from './client.entity.js'
import { ClientNotices } from './client-notices.service.js'
import { ClientMoves } from './client-moves.service.js'
import { viewClient } from './client.view.js'
import { refuseMoney } from './client-money.js'
import { EmailAddressTaken } from './clients.errors.js'
import { ClientsService } from './clients.service.js'

const audited = ({ name, clientType, emailAddress, phoneNumber, chargePercentageHundredths, status }: Client) => ({
  name,
  clientType,
  emailAddress,
  phoneNumber,
  chargePercentageHundredths,
  status,
})

/** What staff do with clients. */
@Injectable()
export class ClientAdminService {
  constructor(
    private readonly database: Database,
    private readonly environment: Environment,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly moves: ClientMoves,
    private readonly sessions: SessionsService,
    private readonly invitations: Invitations,
    private readonly notices: ClientNotices,
    private readonly attempts: SignInAttempts,
  ) {}

  list({ status, q, ...query }: ListClients): Promise<Page<ClientView>> {
    return this.database.list((manager) => {
      const builder = manager.createQueryBuilder(Client, 'client').where('client.deletedAt IS NULL')
      if (status) builder.andWhere('client.status = :status', { status })
      if (q) builder.andWhere(matchingClient(q))
      return readSortedPage({ builder, ...clientSortings }, query, viewClient)
    })
  }

  /** Active at once. Nobody knows its first password: the invitation sets one. */
  async create({ chargePercentage, ...details }: CreateClient): Promise<Client> {
    const rate = chargePercentage ?? this.environment.DEFAULT_CHARGE_PERCENTAGE
    const client = this.database.read.create(Client, {
      ...details,
      clientID: newId('cli'),
      chargePercentageHundredths: toHundredths(rate),
      passwordHash: await hashPassword(randomBytes(32).toString('hex')),
      status: 'active',
      createdAt: new Date(),
    })
    await this.clients.insert(client, 'client.created', (manager) => this.invitations.invite(manager, client))
    return this.clients.get(client.clientID)
  }

  async update(clientID: string, { chargePercentage, ...details }: UpdateClient, ifMatch?: string): Promise<Client> {
    const rate = chargePercentage === undefined ? {} : { chargePercentageHundredths: toHundredths(chargePercentage) }
    const change = Object.fromEntries(
      Object.entries({ ...details, ...rate }).filter(([, value]) => value !== undefined),
    )
    try {
      return await this.change(clientID, 'client.updated', change, (_manager, client) =>
        requireSeen(ifMatch, viewClient(client)),
      )
    } catch (error) {
      throw isDuplicate(error) ? new EmailAddressTaken() : error
    }
  }

  async delete(clientID: string): Promise<void> {
    await this.change(clientID, 'client.deleted', { deletedAt: new Date() }, (manager) =>
      refuseMoney(manager, clientID),
    )
  }

  suspend(clientID: string, { reason }: SuspendClient): Promise<Client> {
    const change = { decisionReason: reason }
    return this.moves.move(clientID, {
      from: 'active',
      to: 'suspended',
      action: 'client.suspended',
      change,
      then: async (manager, client) => {
        await this.sessions.endAll(manager, clientID, suspended)
        await this.notices.queue(manager, 'suspension', client)
        await recordEvent(manager, { clientID, type: 'client.suspended', data: viewClient(client) })
      },
    })
  }

  reactivate(clientID: string, { reason }: ReactivateClient): Promise<Client> {
    const change = { decisionReason: reason ?? null }
    return this.moves.move(clientID, { from: 'suspended', to: 'active', action: 'client.reactivated', change })
  }

  /** Lets it sign in again after too many wrong passwords. */
  unlock(clientID: string): Promise<Client> {
    return this.audit.unit(async (manager, record) => {
      const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
      if (!client) throw new NotFound('client')
      const wasLocked = await this.attempts.unlock(manager, `client:${client.emailAddress}`)
      if (wasLocked) await record({ action: 'client.unlocked', target: { kind: 'client', id: clientID } })
      return client
    })
  }

  private change(
    clientID: string,
    action: string,
    change: Partial<Client>,
    allow: (manager: EntityManager, client: Client) => Promise<void> | void,
  ): Promise<Client> {
    return this.audit.unit(async (manager, record) => {
      const client = await manager.findOneBy(Client, { clientID, deletedAt: IsNull() })
      if (!client) throw new NotFound('client')
      await allow(manager, client)
      const before = audited(client)
      await manager.update(Client, { clientID }, change)
      Object.assign(client, change)
      await record({ action, target: { kind: 'client', id: clientID }, before, after: audited(client) })
      if (client.deletedAt) await this.sessions.endAll(manager, clientID, 'deleted')
      await Versions.raise(manager, 'callers')
      return client
    })
  }
}
