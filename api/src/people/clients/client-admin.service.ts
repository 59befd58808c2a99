import { Injectable } from '@nestjs/common'
import { randomBytes } from 'node:crypto'
import type { EntityManager } from 'typeorm'
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
import { clock } from '#contract/clock.js'
import { Invitations } from '../account/invitations.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { hashPassword } from '../../platform/crypto/passwords.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { readSortedPage } from '../../platform/lists/sorted-page.js'
import { Environment } from '../../platform/config/environment.js'
import { Database } from '../../platform/database/database.js'
import { EmailChangeRequests } from './email-change-requests.js'
import { endPendingEmailChange } from './pending-email-change.js'
import { recordInEachMode } from '../../platform/events/record-event.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { SessionsService, suspended } from '../sessions/sessions.service.js'
import { endLogin } from '../sign-in/logins.js'
import { SignInAttempts } from '../sign-in/sign-in-attempts.js'
import { rateChange, requireMeant } from './client-rate.js'
import { ClientDeletion } from './client-deletion.js'
import { changeClient } from './change-client.js'
import { clientSortings, matchingClient } from './client-sortings.js'
import { Client } from './client.entity.js'
import { ClientNotices } from './client-notices.service.js'
import { ClientMoves } from './client-moves.service.js'
import { endMembersOf, membersOf } from './memberships.js'
import { viewClient } from './client.view.js'
import { ClientsService } from './clients.service.js'
import type { Readable } from 'node:stream'
import { needsTwoPeople } from './two-people.js'
import { clientColumns } from '#contract/csv-columns.js'
import { csvOf } from '../../platform/lists/csv.js'
import { clientIn } from './client-in.js'

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
    private readonly deletion: ClientDeletion,
    private readonly emailChanges: EmailChangeRequests,
    private readonly mailbox: Mailbox,
  ) {}

  list({ status, q, ...query }: ListClients): Promise<Page<ClientView>> {
    return this.database.list((manager) => {
      const builder = manager.createQueryBuilder(Client, 'client').where('client.deletedAt IS NULL')
      if (status) builder.andWhere('client.status = :status', { status })
      if (q) builder.andWhere(matchingClient(q))
      return readSortedPage({ builder, ...clientSortings }, query, viewClient)
    })
  }

  csv(query: ListClients): Promise<Readable> {
    return csvOf(clientColumns, query, (page) => this.database.dear(() => this.list(page)))
  }

  /** Active at once, unless two people have to approve it: then it waits for them, and whoever creates it may be one of them. */
  async create({ chargePercentage, belowMinimum, ...details }: CreateClient): Promise<Client> {
    const rate = toHundredths(chargePercentage ?? this.environment.DEFAULT_CHARGE_PERCENTAGE)
    requireMeant(rate, belowMinimum, this.environment)
    const client = this.database.read.create(Client, {
      ...details,
      clientID: newId('cli'),
      chargePercentageHundredths: rate,
      rateAskedBy: 'staff',
      status: 'active',
      createdAt: clock.now(),
    })
    const first = async (manager: EntityManager) => {
      client.status = (await needsTwoPeople(manager, client)) ? 'pending' : 'active'
    }
    const passwordHash = await hashPassword(randomBytes(32).toString('hex'))
    await this.clients.insert(client, { passwordHash, action: 'client.created', first }, (manager) =>
      this.invitations.invite(manager, client),
    )
    return this.clients.get(client.clientID)
  }

  update(clientID: string, input: UpdateClient, ifMatch?: string): Promise<Client> {
    const { chargePercentage, belowMinimum, emailAddress, ...others } = input
    const details = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined))
    return this.change(clientID, 'client.updated', async (manager, client, record) => {
      requireSeen(ifMatch, viewClient(client))
      const rate = rateChange(client, chargePercentage)
      if (rate.chargePercentageHundredths) requireMeant(rate.chargePercentageHundredths, belowMinimum, this.environment)
      await this.emailChanges.ask(manager, record, client, emailAddress)
      return { ...details, ...rate }
    })
  }

  async delete(clientID: string): Promise<void> {
    await this.change(clientID, 'client.deleted', async (manager, _client, record) => {
      await this.deletion.requireSettled(manager, clientID)
      await this.deletion.end(manager, record, clientID)
      await endPendingEmailChange({ manager, record, mailbox: this.mailbox }, clientID, 'deleted')
      return { deletedAt: clock.now(), loginID: null }
    })
  }

  suspend(clientID: string, { reason }: SuspendClient): Promise<Client> {
    const change = { decisionReason: reason }
    return this.moves.move(clientID, {
      from: 'active',
      to: 'suspended',
      action: 'client.suspended',
      change,
      then: async (manager, client, record) => {
        await endPendingEmailChange({ manager, record, mailbox: this.mailbox }, clientID, 'suspended')
        await this.endSessions(manager, clientID, suspended)
        await this.notices.queue(manager, 'suspension', client)
        await recordInEachMode(manager, { clientID, type: 'client.suspended', data: viewClient(client) })
      },
    })
  }

  reactivate(clientID: string, { reason }: ReactivateClient): Promise<Client> {
    const change = { decisionReason: reason ?? null }
    return this.moves.move(clientID, { from: 'suspended', to: 'active', action: 'client.reactivated', change })
  }

  unlock(clientID: string): Promise<Client> {
    return this.audit.unit(async (manager, record) => {
      const client = await clientIn(manager, clientID)
      const wasLocked = await this.attempts.unlock(manager, `client:${client.emailAddress}`)
      if (wasLocked)
        await record({ action: 'client.unlocked', target: { kind: 'client', id: clientID, loginID: client.loginID } })
      return client
    })
  }

  private async endSessions(manager: EntityManager, clientID: string, endReason: string): Promise<void> {
    const memberIDs = (await membersOf(manager, clientID)).map(({ clientMemberID }) => clientMemberID)
    await this.sessions.endAll(manager, clientID, endReason)
    await this.sessions.endActing(manager, memberIDs, endReason)
  }

  private async endPeople(manager: EntityManager, clientID: string): Promise<void> {
    await this.sessions.endAll(manager, clientID, 'deleted')
    await endMembersOf({ manager, sessions: this.sessions }, clientID)
  }

  private change(
    clientID: string,
    action: string,
    next: (manager: EntityManager, client: Client, record: Record) => Promise<Partial<Client>>,
  ): Promise<Client> {
    return this.audit.unit(async (manager, record) => {
      const client = await clientIn(manager, clientID)
      const { loginID } = client
      await changeClient(manager, record, client, { action, change: await next(manager, client, record) })
      if (client.deletedAt) await this.endPeople(manager, clientID)
      if (loginID && !client.loginID) await endLogin(manager, loginID)
      return client
    })
  }
}
