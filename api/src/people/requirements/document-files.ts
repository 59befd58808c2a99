import { Inject, Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { DocumentType } from '#contract/requirement-kinds.js'
import { clock } from '#contract/clock.js'
import { AppSecret } from '../../platform/config/app-secret.js'
import { Environment } from '../../platform/config/environment.js'
import { newId } from '../../platform/crypto/ids.js'
import { Seal } from '../../platform/crypto/seal.js'
import { Database } from '../../platform/database/database.js'
import { requireClean } from '../../platform/files/clean-file.js'
import { judgeDocument } from '../../platform/files/document-kind.js'
import { fileNameOf } from '../../platform/files/file-name.js'
import { FILE_STORE, type FileStore } from '../../platform/files/file-store.js'
import { DocumentRefused } from '../../platform/files/files.errors.js'
import { readUpload, type Upload } from '../../platform/files/read-upload.js'
import { openFile, sealFile } from '../../platform/files/sealed-file.js'
import { UploadSlots } from '../../platform/files/upload-slots.js'
import { ClientDocument } from './client-document.entity.js'

export interface OpenedDocument {
  name: string
  mediaType: DocumentType
  bytes: Buffer
}

type Owner = Pick<ClientDocument, 'clientID' | 'requirementID' | 'clientPersonID'>

@Injectable()
export class DocumentFiles {
  private readonly seal: Seal

  constructor(
    secret: AppSecret,
    private readonly environment: Environment,
    private readonly database: Database,
    private readonly slots: UploadSlots,
    @Inject(FILE_STORE) private readonly files: FileStore,
  ) {
    this.seal = new Seal(secret, 'documents')
  }

  /** The file is stored before its row: a crash in between leaves a file without a row, which the sweep removes. */
  take<T>(
    request: FastifyRequest,
    { isPending, ...owner }: Owner & { isPending: boolean },
    keep: (row: ClientDocument, fields: Upload['fields']) => Promise<T>,
  ): Promise<T> {
    return this.slots.hold({ key: owner.clientID, isApplicant: isPending }, async () => {
      const upload = await readUpload(request)
      const judged = judgeDocument(upload.bytes)
      if ('fault' in judged) throw new DocumentRefused(judged.fault)
      await requireClean(this.environment, upload.bytes)
      const documentID = newId('doc')
      const sealed = sealFile(documentID, upload.bytes)
      const row = this.database.read.create(ClientDocument, {
        ...{ ...owner, documentID, mediaType: judged.mediaType, bytes: upload.bytes.length },
        name: fileNameOf(upload, judged.mediaType),
        sealedKey: this.seal.seal(documentID, sealed.key),
        storedHash: sealed.hash,
        createdAt: clock.now(),
      })
      await this.files.put(documentID, sealed.bytes)
      try {
        return await keep(row, upload.fields)
      } catch (error) {
        await this.remove([row])
        throw error
      }
    })
  }

  async open({ documentID, name, mediaType, sealedKey }: ClientDocument): Promise<OpenedDocument> {
    const stored = await this.files.get(documentID)
    if (!stored) throw new Error(`The file of the document ${documentID} is not in the store`)
    return { name, mediaType, bytes: openFile(documentID, this.seal.open(documentID, sealedKey), stored) }
  }

  /** After their rows; what cannot be removed now is left to the sweep. */
  async remove(rows: Pick<ClientDocument, 'documentID'>[]): Promise<void> {
    for (const { documentID } of rows) await this.files.remove(documentID).catch(() => undefined)
  }
}
