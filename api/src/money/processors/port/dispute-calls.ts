import type { EvidenceFileKind } from '#contract/evidence-files.js'
import type { DisputeFacts } from './notice.js'
import type { Payer, UsedAccount } from './used-account.js'

export interface ProcessorEvidence {
  account: UsedAccount
  /** Ours: the same evidence again changes nothing. */
  reference: string
  processorReference: string
  text: string
  /** The text as a PDF, for a processor that takes documents alone; null: it has characters that cannot be printed. */
  letter: () => Promise<Buffer | null>
  payer: Payer & { phoneNumber: string | null }
  /** What was uploaded before. */
  files: { kind: EvidenceFileKind; processorReference: string }[]
}

/** A file for evidence; the processor names it. */
export interface ProcessorUpload {
  account: UsedAccount
  /** Ours: the same upload again makes no second file. */
  reference: string
  /** What the processor calls the dispute. */
  processorReference: string
  kind: EvidenceFileKind
  /** What it calls the files of other kinds that it has already. */
  taken: string[]
  name: string
  mediaType: string
  bytes: Buffer
}

export type UploadResult = { outcome: 'sent'; fileReference: string } | { outcome: 'refused'; sentence: string }

/** A dispute as the processor is asked about it. */
export interface ProcessorDispute {
  account: UsedAccount
  /** What the processor calls the dispute, and the payment that it has to be about. */
  processorReference: string
  payment: string
}

export type DisputeResult = { outcome: 'told'; dispute: DisputeFacts } | { outcome: 'not_found' }

export type EvidenceResult = { outcome: 'sent' } | { outcome: 'refused'; sentence: string }
