import { Inject, Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import { documentsMax, documentNameMaxLength } from '#contract/document-limits.js'
import { holdsCardNumber } from '#contract/card-numbers.js'
import { document as words, noDocumentsHere } from '#contract/messages/errors/requirements.js'
import type { DocumentType } from '#contract/requirement-kinds.js'
import type { ClientRequirementView } from '#contract/requirements.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Environment } from '../../platform/config/environment.js'
import { newId } from '../../platform/crypto/ids.js'
import { Seal } from '../../platform/crypto/seal.js'
import { Database } from '../../platform/database/database.js'
import { judgeDocument } from '../../platform/files/document-kind.js'
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.js'
import { DocumentRefused, ScannerAway } from '../../platform/files/files.errors.js'
import { readUpload, type Upload } from '../../platform/files/read-upload.js'
import { openFile, sealFile } from '../../platform/files/sealed-file.js'
import { UploadSlots } from '../../platform/files/upload-slots.js'
import { scan } from '../../platform/files/virus-scan.js'
import { NotFound } from '../../platform/http/app-error.js'
import type { Client } from '../clients/client.entity.js'
import { ClientsService } from '../clients/clients.service.js'
import { changeAnswer, givenNow, requireOpen } from './answers.js'
import { validUntil } from './answers.service.js'
import { type Item, itemOf, viewItem } from './checklist.js'
import { ClientDocument } from './client-document.entity.js'
import { TooManyDocuments } from './requirements.errors.js'

const endings: Record<DocumentType, string> = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' }

export interface OpenedDocument {
  name: string
  mediaType: DocumentType
  bytes: Buffer
}

@Injectable()
export class DocumentsService {
  private readonly seal: Seal

  constructor(
    secret: AppSecret,
    private readonly environment: Environment,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly clients: ClientsService,
    private readonly slots: UploadSlots,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {
    this.seal = new Seal(secret, 'documents')
  }

  /** The file is stored before its row: what dies in between leaves a file that nobody names, and the sweep takes it. */
  async upload(clientID: string, requirementID: string, request: FastifyRequest): Promise<ClientRequirementView> {
    const client = await this.clients.get(clientID)
    requireRoom(await itemOf(this.database.read, client, requirementID))
    return this.slots.hold(async () => {
      const upload = await readUpload(request)
      const judged = judgeDocument(upload.bytes)
      if ('fault' in judged) throw new DocumentRefused(judged.fault)
      await this.requireClean(upload.bytes)
      const documentID = newId('doc')
      const sealed = sealFile(documentID, upload.bytes)
      const row = this.database.read.create(ClientDocument, {
        ...{ documentID, clientID, requirementID, mediaType: judged.mediaType, bytes: upload.bytes.length },
        name: nameOf(upload, judged.mediaType),
        sealedKey: this.seal.seal(documentID, sealed.key),
        storedHash: sealed.hash,
        createdAt: new Date(),
      })
      await this.files.put(documentID, sealed.bytes)
      try {
        return await this.keep(client, row, upload)
      } catch (error) {
        await this.files.remove(documentID).catch(() => undefined)
        throw error
      }
    })
  }

  async open(clientID: string, requirementID: string, documentID: string): Promise<OpenedDocument> {
    const row = await this.database.read.findOneBy(ClientDocument, { documentID, clientID, requirementID })
    if (!row) throw new NotFound('document')
    const stored = await this.files.get(documentID)
    if (!stored) throw new Error(`The file of the document ${documentID} is not in the store`)
    const bytes = openFile(documentID, this.seal.open(documentID, row.sealedKey), stored)
    return { name: row.name, mediaType: row.mediaType, bytes }
  }

  private keep(client: Client, row: ClientDocument, { fields }: Upload): Promise<ClientRequirementView> {
    const { requirementID, documentID, mediaType, bytes } = row
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

  private async requireClean(bytes: Buffer): Promise<void> {
    const { CLAMD_URL } = this.environment
    if (!CLAMD_URL) return
    const scanned = await scan(CLAMD_URL, bytes)
    if (scanned === 'infected') throw new DocumentRefused(words.infected)
    if (scanned !== 'clean') throw new ScannerAway()
  }
}

function requireRoom(item: Item): void {
  const { kind } = item.requirement
  if (kind !== 'document' && kind !== 'person') throw new DocumentRefused(noDocumentsHere)
  requireOpen(item)
  if (item.documents.length >= documentsMax) throw new TooManyDocuments(documentsMax)
}

// A name is only shown, and the ending is that of the content.
function nameOf({ name }: Upload, mediaType: DocumentType): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const kept = last
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{N} ._()-]/gu, '')
    .trim()
    .replace(/^\.+/, '')
    .slice(0, documentNameMaxLength)
  const isPlain = kept !== '' && !holdsCardNumber(kept)
  return `${isPlain ? kept : 'document'}.${endings[mediaType]}`
}
