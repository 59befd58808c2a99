import { Injectable } from '@nestjs/common'
import type { FastifyRequest } from 'fastify'
import type { DisputeView } from '#contract/disputes.js'
import { type EvidenceFileKind, evidenceFileKinds, evidenceFilesMaxBytes } from '#contract/evidence-files.js'
import * as words from '#contract/messages/errors/disputes.js'
import { AuditLog } from '../../platform/audit/audit-log.js'
import { clock } from '#contract/clock.js'
import { Environment } from '../../platform/config/environment.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { requireClean } from '../../platform/files/clean-file.js'
import { judgeDocument } from '../../platform/files/document-kind.js'
import { fileNameOf } from '../../platform/files/file-name.js'
import { DocumentRefused } from '../../platform/files/files.errors.js'
import { readUpload } from '../../platform/files/read-upload.js'
import { UploadSlots } from '../../platform/files/upload-slots.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { Reached } from '../../platform/http/addressed.js'
import type { ProcessorUpload } from '../processors/port/dispute-calls.js'
import { ProcessorCalls } from '../processors/processor-calls.js'
import { ProcessorRegistry } from '../processors/processor-registry.js'
import { Transaction } from '../transactions/transaction.entity.js'
import { askedOf } from '../transactions/transaction-rows.js'
import { OutcomeUnknown } from '../transactions/transactions.errors.js'
import { Dispute } from './dispute.entity.js'
import { viewDispute } from './dispute.view.js'
import { EvidenceFileKindUnknown, EvidenceNotTaken } from './disputes.errors.js'
import type { EvidenceFile } from './evidence-file.js'
import { requireOpenToEvidence } from './open-to-evidence.js'

interface Taken {
  kind: EvidenceFileKind
  name: string
  mediaType: string
  bytes: Buffer
}

/** A file goes to the processor at once, and only its name and the processor's reference stay here. */
@Injectable()
export class EvidenceFilesService {
  constructor(
    private readonly environment: Environment,
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly slots: UploadSlots,
    private readonly calls: ProcessorCalls,
    private readonly registry: ProcessorRegistry,
  ) {}

  async add(own: Reached<'disputeID'>, request: FastifyRequest): Promise<DisputeView> {
    const dispute = orNotFound(await this.database.read.findOneBy(Dispute, { ...own }), 'dispute')
    const { transactionID, clientID } = dispute
    const processorReference = requireOpenToEvidence(dispute)
    const transaction = await this.database.read.findOneByOrFail(Transaction, { transactionID })
    const { evidenceFiles: most } = this.registry.entry(transaction.processor).can
    if (!most) throw new EvidenceNotTaken(words.takesNoFiles)
    return this.slots.hold({ key: clientID, isApplicant: false }, async () => {
      const taken = await this.read(request)
      requireRoom(dispute, taken, most)
      const others = othersThan(taken.kind, dispute).map((one) => one.processorReference)
      const fileReference = await this.send(transaction, { ...taken, processorReference, taken: others })
      return this.note(own, { ...taken, processorReference: fileReference }, most)
    })
  }

  private async read(request: FastifyRequest): Promise<Taken> {
    const upload = await readUpload(request)
    const { bytes, fields } = upload
    const kind = evidenceFileKinds.find((one) => one === fields.kind)
    if (!kind) throw new EvidenceFileKindUnknown()
    const judged = judgeDocument(bytes)
    if ('fault' in judged) throw new DocumentRefused(judged.fault)
    await requireClean(this.environment, bytes)
    return { kind, bytes, mediaType: judged.mediaType, name: fileNameOf(upload, judged.mediaType) }
  }

  private async send(
    transaction: Transaction,
    file: Taken & Pick<ProcessorUpload, 'processorReference' | 'taken'>,
  ): Promise<string> {
    const reference = newId('evf')
    const result = await this.calls.ask(
      'evidence',
      { ...askedOf(transaction), reference },
      (processor, signal, account) => processor.uploadEvidence({ account, reference, ...file }, signal),
    )
    if (result.outcome === 'unanswered') throw new OutcomeUnknown()
    if (result.outcome === 'refused') throw new EvidenceNotTaken(words.evidenceRefused(result.sentence))
    return result.fileReference
  }

  private note(
    own: Reached<'disputeID'>,
    file: Taken & { processorReference: string },
    most: number,
  ): Promise<DisputeView> {
    return this.audit.unit(async (manager, record) => {
      const { disputeID } = own
      const dispute = await manager.findOneByOrFail(Dispute, { ...own })
      requireOpenToEvidence(dispute)
      requireRoom(dispute, file, most)
      const { kind, name, processorReference, bytes } = file
      const added = { kind, name, processorReference, bytes: bytes.length, addedAt: clock.now().toISOString() }
      dispute.evidenceFiles = [...othersThan(kind, dispute), added]
      await manager.update(Dispute, { disputeID }, { evidenceFiles: dispute.evidenceFiles })
      const after = { kind, name, bytes: bytes.length }
      await record({ action: 'dispute.evidence_file_added', target: { kind: 'dispute', id: disputeID }, after })
      return viewDispute(dispute)
    })
  }
}

const othersThan = (kind: EvidenceFileKind, { evidenceFiles }: Dispute): EvidenceFile[] =>
  (evidenceFiles ?? []).filter((one) => one.kind !== kind)

function requireRoom(dispute: Dispute, { kind, bytes }: Taken, most: number): void {
  const others = othersThan(kind, dispute)
  if (others.length >= most) throw new DocumentRefused(words.oneEvidenceFile)
  const before = others.reduce((sum, one) => sum + one.bytes, 0)
  if (before + bytes.length > evidenceFilesMaxBytes) throw new DocumentRefused(words.evidenceFilesTooLarge)
}
