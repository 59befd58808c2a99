import { Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { documentsMax } from '#contract/document-limits.js'
import { noDocumentsHere } from '#contract/messages/errors/requirements.js'
import type { ClientRequirementView } from '#contract/requirements.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { Database } from '../../platform/database/database.js'
import { DocumentRefused } from '../../platform/files/files.errors.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { Client } from '../clients/client.entity.js'
import { ClientsService } from '../clients/clients.service.js'
import { changeAnswer, givenNow, requireOpen } from './answers.js'
import { validUntil } from './answers.service.js'
import { type Item, itemOf, viewItem } from './checklist.js'
import { ClientDocument } from './client-document.entity.js'
import { DocumentFiles, type OpenedDocument } from './document-files.js'
import { TooManyDocuments } from './requirements.errors.js'

@Injectable()
export class DocumentsService {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly files: DocumentFiles,
  ) {}

  async upload(clientID: string, requirementID: string, request: FastifyRequest): Promise<ClientRequirementView> {
    const client = await this.clients.get(clientID)
    requireRoom(await itemOf(this.database.read, client, requirementID))
    const owner = { clientID, requirementID, clientPersonID: null, isPending: client.status === 'pending' }
    return this.files.take(request, owner, (row, fields) => this.keep({ client, requirementID }, row, fields))
  }

  async open(clientID: string, requirementID: string, documentID: string): Promise<OpenedDocument> {
    const row = await this.database.read.findOneBy(ClientDocument, { documentID, clientID, requirementID })
    return this.files.open(orNotFound(row, 'document'))
  }

  private keep(
    { client, requirementID }: { client: Client; requirementID: string },
    row: ClientDocument,
    fields: Record<string, string>,
  ): Promise<ClientRequirementView> {
    const { documentID, mediaType, bytes } = row
    return this.audit.unit(async (manager, record) => {
      const item = await itemOf(manager, client, requirementID)
      requireRoom(item)
      const isDated = item.requirement.expires && (item.requirement.kind === 'document' || fields.expiresOn)
      const dated = isDated ? { expiresOn: validUntil(fields.expiresOn) } : {}
      await manager.insert(ClientDocument, row)
      item.documents.push(row)
      const more = { documentID, mediaType, bytes }
      const change = givenNow(item, dated)
      await changeAnswer(manager, record, { client, item }, { action: 'client.document_added', change, more })
      return viewItem(item, client)
    })
  }
}

function requireRoom(item: Item): void {
  const { kind } = item.requirement
  if (kind !== 'document' && kind !== 'person') throw new DocumentRefused(noDocumentsHere)
  requireOpen(item)
  if (item.documents.length >= documentsMax) throw new TooManyDocuments(documentsMax)
}
