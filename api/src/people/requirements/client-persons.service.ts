import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import type { PersonView, SavePerson } from '#contract/requirements.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { type AuditedRows, changeRow, createdRow } from '../../platform/audit/change-row.js'
import { Database } from '../../platform/database/database.js'
import { NotFound } from '../../platform/http/app-error.js'
import { ClientsService } from '../clients/clients.service.js'
import { ClientPerson } from './client-person.entity.js'
import { viewPerson } from './client-person.view.js'
import { addPerson, auditedPerson, partsOf } from './client-persons.js'
import { RequirementAnswer } from './requirement-answer.entity.js'
import { PersonNamed } from './requirements.errors.js'

export const auditedPersons: AuditedRows<ClientPerson> = {
  entity: ClientPerson,
  kind: 'client_person',
  id: 'clientPersonID',
  facts: auditedPerson,
}

@Injectable()
export class ClientPersonsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
  ) {}

  async list(clientID: string): Promise<Page<PersonView>> {
    await this.clients.get(clientID)
    return this.database.list(async (manager) => {
      const rows = await manager.find(ClientPerson, {
        where: { clientID },
        order: { createdAt: 'ASC', clientPersonID: 'ASC' },
      })
      return { items: rows.map(viewPerson), nextCursor: null }
    })
  }

  async create(clientID: string, input: SavePerson): Promise<PersonView> {
    await this.clients.get(clientID)
    return this.audit.unit(async (manager, record) => {
      const row = await addPerson(manager, clientID, input)
      await record({ action: 'client_person.created', ...createdRow(auditedPersons, row) })
      return viewPerson(row)
    })
  }

  update(clientID: string, clientPersonID: string, input: SavePerson): Promise<PersonView> {
    return this.audit.unit(async (manager, record) => {
      const row = await findPerson(manager, clientID, clientPersonID)
      await changeRow(auditedPersons, manager, record, row, { action: 'client_person.updated', change: partsOf(input) })
      return viewPerson(row)
    })
  }

  delete(clientID: string, clientPersonID: string): Promise<void> {
    return this.audit.unit(async (manager, record) => {
      const row = await findPerson(manager, clientID, clientPersonID)
      if (await manager.existsBy(RequirementAnswer, { clientID, clientPersonID })) throw new PersonNamed()
      await manager.delete(ClientPerson, { clientPersonID, clientID })
      const { target, after: before } = createdRow(auditedPersons, row)
      await record({ action: 'client_person.deleted', target, before })
    })
  }
}

async function findPerson(manager: EntityManager, clientID: string, clientPersonID: string): Promise<ClientPerson> {
  const row = await manager.findOneBy(ClientPerson, { clientPersonID, clientID })
  if (!row) throw new NotFound('person')
  return row
}
