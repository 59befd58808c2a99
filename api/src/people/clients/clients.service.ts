import { contactDataOf } from '#contract/contact-fields.js'
import { Injectable } from '@nestjs/common'
import { type EntityManager, IsNull } from 'typeorm'
import type { ClientStatus, ReapplyClient, RegisterClient } from '#contract/clients.js'
import { field } from '#contract/messages/fields.js'
import { toHundredths } from '#contract/money.js'
import { createdRow } from '../../platform/audit/change-row.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { InvalidInput, orNotFound } from '../../platform/http/app-error.js'
import { isCommonPassword, isOwnName } from '../../platform/crypto/common-passwords.js'
import { newId } from '../../platform/crypto/ids.js'
import { hashPassword } from '../../platform/crypto/passwords.js'
import { Database, isDuplicate } from '../../platform/database/database.js'
import { readRows } from '../../platform/database/rows.js'
import { addLogin } from '../sign-in/logins.js'
import { lineFor } from './client-line.js'
import { Client } from './client.entity.js'
import { auditedClients } from './change-client.js'
import { ClientMoves } from './client-moves.service.js'
import { addFirstMember, membersOf } from './memberships.js'
import { EmailAddressTaken } from './clients.errors.js'

@Injectable()
export class ClientsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly moves: ClientMoves,
  ) {}

  async find(clientID: string): Promise<Client | null> {
    const [client] = await readRows(this.database.read, Client, 'WHERE "clientID" = $1 AND "deletedAt" IS NULL', [
      clientID,
    ])
    return client ?? null
  }

  async get(clientID: string): Promise<Client> {
    return orNotFound(await this.find(clientID), 'client')
  }

  async memberIDsOf(clientID: string): Promise<string[]> {
    await this.get(clientID)
    return (await membersOf(this.database.read, clientID)).map(({ clientMemberID }) => clientMemberID)
  }

  count(manager: EntityManager, status?: ClientStatus): Promise<number> {
    return manager.countBy(Client, { deletedAt: IsNull(), ...(status && { status }) })
  }

  async register({ password, chargePercentage, ...details }: RegisterClient): Promise<Client> {
    if (isCommonPassword(password)) throw new InvalidInput({ password: field.passwordCommon })
    const { emailAddress, name } = details
    if (isOwnName(password, emailAddress, name)) throw new InvalidInput({ password: field.passwordOwnName })
    const client = this.database.read.create(Client, {
      ...details,
      clientID: newId('cli'),
      chargePercentageHundredths: toHundredths(chargePercentage),
      rateAskedBy: 'applicant',
      firstPasswordAt: clock.now(),
      status: 'pending',
      createdAt: clock.now(),
    })
    await this.insert(client, { passwordHash: await hashPassword(password), action: 'client.registered' })
    return client
  }

  /** Its email must be free, also against a sign-up at the same moment. */
  async insert(
    client: Client,
    {
      passwordHash,
      action,
      first,
    }: { passwordHash: string; action: string; first?: (manager: EntityManager) => Promise<void> },
    then?: Parameters<AuditLog['unit']>[0],
  ): Promise<void> {
    const { emailAddress } = client
    try {
      await this.audit.unit(async (manager, record) => {
        await first?.(manager)
        client.loginID = await addLogin(manager, { audience: 'client', emailAddress, passwordHash })
        client.ledgerLine = lineFor(client.clientID)
        await manager.insert(Client, client)
        await addFirstMember(manager, client)
        await record({ action, ...createdRow(auditedClients, client) })
        await then?.(manager, record)
      })
    } catch (error) {
      throw isDuplicate(error) ? new EmailAddressTaken() : error
    }
  }

  reapply(
    manager: EntityManager,
    record: Record,
    clientID: string,
    { chargePercentage, name, clientType, ...details }: ReapplyClient,
  ): Promise<Client> {
    const change = {
      name,
      clientType,
      ...contactDataOf(details),
      chargePercentageHundredths: toHundredths(chargePercentage),
      rateAskedBy: 'applicant' as const,
      decisionReason: null,
    }
    const move = { from: 'rejected', to: 'pending', action: 'client.reapplied', change } as const
    return this.moves.moveIn(manager, record, clientID, move)
  }
}
