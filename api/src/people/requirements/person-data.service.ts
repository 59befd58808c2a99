import { Injectable } from '@nestjs/common'
import { Readable } from 'node:stream'
import { In } from 'typeorm'
import type { ErasePerson, ErasedView } from '#contract/requirements.js'
import { AuditEntry } from '../../platform/audit/audit-entry.entity.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { type ZipEntry, zipOf } from '../../platform/files/zip-stream.js'
import { ClientsService } from '../clients/clients.service.js'
import type { ClientDocument } from './client-document.entity.js'
import type { ClientPerson } from './client-person.entity.js'
import { viewPerson } from './client-person.view.js'
import { answersNaming, findPerson, papersOf } from './client-persons.js'
import { DocumentFiles } from './document-files.js'
import { erasePerson } from './erasing.js'
import { Requirement } from './requirement.entity.js'
import { PersonKept } from './requirements.errors.js'

@Injectable()
export class PersonDataService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly files: DocumentFiles,
  ) {}

  async export(clientID: string, clientPersonID: string): Promise<Readable> {
    const manager = this.database.read
    const person = await findPerson(manager, clientID, clientPersonID)
    const papers = await papersOf(manager, person)
    const told = await this.told(person, papers)
    await this.audit.unit(async (_manager, record) => {
      await record({ action: 'client_person.exported', target: targetOf(person), after: { documents: papers.length } })
    })
    return Readable.from(zipOf(this.entries(told, papers)))
  }

  /** The log keeps that it was done, by whom and why, and no word of the person. */
  async erase(clientID: string, clientPersonID: string, { because }: ErasePerson): Promise<ErasedView> {
    const { status } = await this.clients.get(clientID)
    const erased = await this.audit.unit(async (manager, record) => {
      const person = await findPerson(manager, clientID, clientPersonID)
      const isNamed = (await answersNaming(manager, person)).length > 0
      if (isNamed && status !== 'pending' && status !== 'rejected') throw new PersonKept()
      const { papers, answers } = await erasePerson(manager, person)
      const after = { because, documents: papers.length, answers }
      await record({ action: 'client_person.erased', target: targetOf(person), after })
      await record({
        action: 'client.person_erased',
        target: { kind: 'client', id: clientID },
        after: { ...after, clientPersonID },
      })
      return { papers, view: { clientPersonID, documents: papers.length, answers } }
    })
    await this.files.remove(erased.papers)
    return erased.view
  }

  private async told(person: ClientPerson, papers: ClientDocument[]) {
    const manager = this.database.read
    const answers = await answersNaming(manager, person)
    const requirements = await manager.findBy(Requirement, {
      requirementID: In(answers.map(({ requirementID }) => requirementID)),
    })
    const log = await manager.find(AuditEntry, {
      where: { targetID: person.clientPersonID },
      order: { sequence: 'ASC' },
    })
    return {
      person: viewPerson(person, papers),
      answers: answers.map(({ requirementID, status, expiresOn, givenAt, decidedAt }) => ({
        requirement: requirements.find((one) => one.requirementID === requirementID)?.name ?? requirementID,
        ...{ status, expiresOn, givenAt, decidedAt },
      })),
      log: log.map(({ action, actorKind, createdAt }) => ({ action, by: actorKind, at: createdAt })),
    }
  }

  private async *entries(told: object, papers: ClientDocument[]): AsyncGenerator<ZipEntry> {
    yield { name: 'person.json', bytes: Buffer.from(`${JSON.stringify(told, null, 2)}\n`) }
    for (const row of papers) {
      const { bytes } = await this.files.open(row)
      yield { name: `documents/${row.documentID} ${row.name}`, bytes }
    }
  }
}

const targetOf = ({ clientPersonID }: ClientPerson) => ({ kind: 'client_person', id: clientPersonID })
