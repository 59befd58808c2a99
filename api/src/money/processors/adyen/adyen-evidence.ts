import { unprintable } from '#contract/messages/errors/disputes.js'
import * as words from '#contract/messages/processors/adyen.js'
import type { EvidenceResult, ProcessorEvidence, ProcessorUpload, UploadResult } from '../port/dispute-calls.js'
import { AnswerLost } from '../port/processor.js'
import type { UsedAccount } from '../port/used-account.js'
import { NotSent } from '../processor-http.js'
import type { AdyenClients } from './adyen-clients.js'
import { type DefenseReason, missingIn, readReasons, readResult, typeOfFile, typeOfLetter } from './adyen-defense.js'
import { AdyenError, isWithoutEffect, lost } from './adyen-errors.js'

type Refused = { outcome: 'refused'; sentence: string }

interface Dispute {
  clients: AdyenClients
  account: UsedAccount
  processorReference: string
  signal: AbortSignal
}

class Refusal extends Error {}

/** docs.adyen.com/risk-management/disputes-api/upload-defense-materials: PDF up to 2 MB, JPEG up to 10 MB. */
const pdfMaxBytes = 2_000_000

/** A document stands at Adyen under its type, of which each is there once; a later one replaces it. */
export function uploadEvidence(
  clients: AdyenClients,
  upload: ProcessorUpload,
  signal: AbortSignal,
): Promise<UploadResult> {
  const { account, processorReference, kind, taken, mediaType, bytes } = upload
  const dispute = { clients, account, processorReference, signal }
  return orRefused(async () => {
    if (mediaType !== 'application/pdf' && mediaType !== 'image/jpeg') throw new Refusal(words.fileTypeRefused)
    if (mediaType === 'application/pdf' && bytes.length > pdfMaxBytes) throw new Refusal(words.fileTooLarge)
    const type = typeOfFile(await reasonsOf(dispute), kind, taken)
    if (type === null) throw new Refusal(words.noMoreDocuments)
    await supply(dispute, { type, mediaType, bytes })
    return { outcome: 'sent', fileReference: type }
  })
}

export function sendEvidence(
  clients: AdyenClients,
  evidence: ProcessorEvidence,
  signal: AbortSignal,
): Promise<EvidenceResult> {
  const { account, processorReference, files, letter } = evidence
  const dispute = { clients, account, processorReference, signal }
  return orRefused(async () => {
    const taken = files.map((file) => file.processorReference)
    const bytes = await letter()
    if (bytes === null) throw new Refusal(unprintable)
    const type = typeOfLetter(await reasonsOf(dispute), taken)
    if (type === null) throw new Refusal(words.noMoreDocuments)
    await supply(dispute, { type, mediaType: 'application/pdf', bytes })
    const reasons = await reasonsOf(dispute)
    const reason = reasons.find(({ isSatisfied }) => isSatisfied)
    if (!reason) throw new Refusal(words.documentsMissing(missingIn(reasons)))
    await done(dispute, 'defendDispute', { defenseReasonCode: reason.code })
    return { outcome: 'sent' }
  })
}

async function reasonsOf(dispute: Dispute): Promise<DefenseReason[]> {
  const reasons = readReasons(await done(dispute, 'retrieveApplicableDefenseReasons', {}))
  if (reasons.length === 0) throw new Refusal(words.notDefendable)
  return reasons
}

const supply = (dispute: Dispute, { type, mediaType, bytes }: { type: string; mediaType: string; bytes: Buffer }) =>
  done(dispute, 'supplyDefenseDocument', {
    defenseDocuments: [{ defenseDocumentTypeCode: type, contentType: mediaType, content: bytes.toString('base64') }],
  })

async function done(
  { clients, account, processorReference, signal }: Dispute,
  call: string,
  body: object,
): Promise<unknown> {
  const told = await clients.askDisputes(account, call, { disputePspReference: processorReference, ...body }, signal)
  const { success, errorMessage } = readResult(told)
  if (!success) throw new Refusal(plain(errorMessage ?? words.cannotBeAsked))
  return told
}

const plain = (text: string): string =>
  text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200)

async function orRefused<T>(call: () => Promise<T>): Promise<T | Refused> {
  try {
    return await call()
  } catch (error) {
    const sentence = sentenceOf(error)
    if (sentence !== null) return { outcome: 'refused', sentence }
    throw error instanceof AnswerLost ? error : lost(error)
  }
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof Refusal) return error.message
  if (error instanceof NotSent) return words.cannotBeAsked
  if (!(error instanceof AdyenError)) return null
  if (error.status === 401 || error.status === 403) return words.disputeRightMissing
  if (isWithoutEffect(error)) return words.cannotBeAsked
  return error.status === 400 || error.status === 422 ? plain(error.message) : null
}
