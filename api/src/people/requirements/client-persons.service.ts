import { Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { documentsMax } from '#contract/document-limits.js'
import type { PersonView, SavePerson } from '#contract/requirements.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { changeRow, createdRow } from '../../platform/audit/change-row.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { Caller } from '../../platform/http/caller.js'
import { ClientsService } from '../clients/clients.service.js'
import { ClientDocument } from './client-document.entity.js'
import { ClientPerson } from './client-person.entity.js'
import { viewPerson } from './client-person.view.js'
import { addPerson, answersNaming, auditedPersons, findPerson, papersOf, partsOf } from './client-persons.js'
import { DocumentFiles, type OpenedDocument } from './document-files.js'
import { PersonAccepted, PersonNamed, TooManyDocuments } from './requirements.errors.js'

@Injectable()
export class ClientPersonsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly files: DocumentFiles,
  ) {}

  async list(clientID: string): Promise<Page<PersonView>> {
    await this.clients.get(clientID)
    return this.database.list(async (manager) => {
      const order = { createdAt: 'ASC', clientPersonID: 'ASC' } as const
      const items: PersonView[] = []
      for (const row of await manager.find(ClientPerson, { where: { clientID }, order }))
        items.push(viewPerson(row, await papersOf(manager, row)))
      return { items, nextCursor: null }
    })
  }

  async create(clientID: string, input: SavePerson): Promise<PersonView> {
    await this.clients.get(clientID)
    return this.audit.unit(async (manager, record) => {
      return viewPerson(await addPerson(manager, record, clientID, input), [])
    })
  }

  update(clientID: string, clientPersonID: string, input: SavePerson, { audience }: Caller): Promise<PersonView> {
    const change = partsOf(input)
    return this.audit.unit(async (manager, record) => {
      const row = await findPerson(manager, clientID, clientPersonID)
      if (audience !== 'portal') await requireNotAccepted(manager, row)
      await changeRow(auditedPersons, manager, record, row, { action: 'client_person.updated', change })
      return viewPerson(row, await papersOf(manager, row))
    })
  }

  async delete(clientID: string, clientPersonID: string): Promise<void> {
    const papers = await this.audit.unit(async (manager, record) => {
      const row = await findPerson(manager, clientID, clientPersonID)
      if ((await answersNaming(manager, row)).length > 0) throw new PersonNamed()
      const own = await manager.findBy(ClientDocument, { clientID, clientPersonID })
      await manager.delete(ClientDocument, { clientID, clientPersonID })
      await manager.delete(ClientPerson, { clientPersonID, clientID })
      const { target, after: before } = createdRow(auditedPersons, row)
      await record({ action: 'client_person.deleted', target, before, after: { documents: own.length } })
      return own
    })
    await this.files.remove(papers)
  }

  async upload(clientID: string, clientPersonID: string, request: FastifyRequest): Promise<PersonView> {
    await requireRoom(this.database.read, clientID, clientPersonID)
    const isPending = (await this.clients.get(clientID)).status === 'pending'
    return this.files.take(request, { clientID, clientPersonID, requirementID: null, isPending }, (row) =>
      this.audit.unit(async (manager, record) => {
        const person = await requireRoom(manager, clientID, clientPersonID)
        await manager.insert(ClientDocument, row)
        const { documentID, mediaType, bytes } = row
        const target = { kind: 'client_person', id: clientPersonID }
        await record({ action: 'client_person.document_added', target, after: { documentID, mediaType, bytes } })
        return viewPerson(person, await papersOf(manager, person))
      }),
    )
  }

  async open(clientID: string, clientPersonID: string, documentID: string): Promise<OpenedDocument> {
    const person = await findPerson(this.database.read, clientID, clientPersonID)
    const row = (await papersOf(this.database.read, person)).find((one) => one.documentID === documentID)
    return this.files.open(orNotFound(row, 'document'))
  }
}

async function requireNotAccepted(manager: EntityManager, person: ClientPerson): Promise<void> {
  const answers = await answersNaming(manager, person)
  if (answers.some(({ status }) => status === 'accepted')) throw new PersonAccepted()
}

async function requireRoom(manager: EntityManager, clientID: string, clientPersonID: string): Promise<ClientPerson> {
  const person = await findPerson(manager, clientID, clientPersonID)
  if ((await manager.countBy(ClientDocument, { clientID, clientPersonID })) >= documentsMax)
    throw new TooManyDocuments(documentsMax)
  return person
}
