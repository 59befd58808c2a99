import { Injectable } from '@nestjs/common'
import * as z from 'zod/mini'
import { unprintable } from '#contract/messages/errors/disputes.js'
import * as words from '#contract/messages/processors/paystack.js'
import type { EvidenceResult, ProcessorEvidence, ProcessorUpload, UploadResult } from '../port/dispute-calls.js'
import { AnswerLost } from '../port/processor.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import type { UsedAccount } from '../port/used-account.js'
import { NotSent } from '../processor-http.js'
import { name } from './paystack-answers.js'
import { isPageAddress, type PaystackAnswer, PaystackApi } from './paystack-api.js'
import { PaystackDisputes } from './paystack-disputes.js'

// DisputeUploadURLResponse and DisputeAddEvidenceResponse of Paystack's OpenAPI document.
const placeForm = z.object({ signedUrl: name, fileName: name })
const evidenceForm = z.object({ id: z.int().check(z.positive()) })

type Refused = { outcome: 'refused'; sentence: string }
interface Document {
  fileName: string
  mediaType: string
  bytes: Buffer
}

class Refusal extends Error {}

/** The merchant declines the dispute with one document; a claim of fraud needs the customer's details as well. */
@Injectable()
export class PaystackEvidence {
  constructor(
    private readonly api: PaystackApi,
    private readonly disputes: PaystackDisputes,
  ) {}

  upload(
    { account, processorReference, name: fileName, ...file }: ProcessorUpload,
    signal: AbortSignal,
  ): Promise<UploadResult> {
    return orRefused(async () => {
      const fileReference = await this.uploaded(account, processorReference, { fileName, ...file }, signal)
      return { outcome: 'sent', fileReference }
    })
  }

  send(evidence: ProcessorEvidence, signal: AbortSignal): Promise<EvidenceResult> {
    return orRefused(async () => {
      const { account, processorReference, text, files } = evidence
      const told = await this.disputes.told(evidence, signal)
      // An answer to the same evidence was lost before.
      if (told?.status === 'awaiting-bank-feedback') return { outcome: 'sent' }
      if (told?.status !== 'awaiting-merchant-feedback') throw new Refusal(words.disputeNotAwaiting)
      const evidenceID = told.category === 'fraud' ? await this.customerOf(evidence, signal) : undefined
      const [file] = files
      const uploaded =
        file?.processorReference ?? (await this.uploaded(account, processorReference, await letterOf(evidence), signal))
      const body = {
        ...{ resolution: 'declined', message: text, refund_amount: 0, uploaded_filename: uploaded },
        ...(evidenceID !== undefined && { evidence: evidenceID }),
      }
      taken(await this.api.put(account, `${pathOf(processorReference)}/resolve`, body, signal))
      return { outcome: 'sent' }
    })
  }

  private async customerOf(
    { account, processorReference, text, payer }: ProcessorEvidence,
    signal: AbortSignal,
  ): Promise<number> {
    const { emailAddress, name: customer, phoneNumber } = payer
    if (!emailAddress || !customer || !phoneNumber) throw new Refusal(words.customerRequired)
    const body = {
      ...{ customer_email: emailAddress, customer_name: customer, customer_phone: phoneNumber },
      service_details: text,
    }
    const answer = await this.api.post(account, `${pathOf(processorReference)}/evidence`, body, signal)
    return readAs(evidenceForm, taken(answer), 'Evidence at Paystack').id
  }

  private async uploaded(
    account: UsedAccount,
    processorReference: string,
    document: Document,
    signal: AbortSignal,
  ): Promise<string> {
    const query = new URLSearchParams({ upload_filename: document.fileName })
    const answer = await this.api.get(account, `${pathOf(processorReference)}/upload_url?${query}`, signal)
    const { signedUrl, fileName } = readAs(placeForm, taken(answer), 'A place for a file at Paystack')
    if (!isPageAddress(account, signedUrl)) throw new UnreadableAnswer('A file goes to no address that is taken')
    if (!(await this.api.upload(signedUrl, document, signal))) throw new Refusal(words.fileRefused)
    return fileName
  }
}

const pathOf = (processorReference: string): string => `dispute/${encodeURIComponent(processorReference)}`

async function letterOf({ reference, letter }: ProcessorEvidence): Promise<Document> {
  const bytes = await letter()
  if (bytes === null) throw new Refusal(unprintable)
  return { fileName: `${reference}.pdf`, mediaType: 'application/pdf', bytes }
}

function taken({ status, message, code, data }: PaystackAnswer): unknown {
  if (status < 300) return data
  if (status === 401 || status === 403) throw new Refusal(words.keyRefused)
  if (status === 429) throw new Refusal(words.busy)
  throw new Refusal(message || code || String(status))
}

async function orRefused<T>(call: () => Promise<T>): Promise<T | Refused> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Refusal) return { outcome: 'refused', sentence: error.message }
    if (error instanceof NotSent) return { outcome: 'refused', sentence: words.busy }
    if (error instanceof AnswerLost) throw error
    throw new AnswerLost('Paystack has not said whether it has the evidence', { cause: error })
  }
}
