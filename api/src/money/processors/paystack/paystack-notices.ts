import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import type { RawNotice } from '../port/notice.js'
import type { NoticeSubject, ReadNotice } from '../port/processor.js'
import type { UsedAccount } from '../port/used-account.js'
import { readAs, UnreadableAnswer } from '../port/read-answer.js'
import { name } from './paystack-answers.js'
import { transactionIDIn } from './paystack-metadata.js'

const what = 'A notice'
const numbered = z.union([z.int(), name])
const noticeForm = z.object({ event: name, data: z.looseObject({ domain: z.optional(z.string()) }) })
const paymentForm = z.object({ reference: name, metadata: z.optional(z.unknown()) })
const disputeForm = z.object({ id: numbered, transaction: paymentForm })
const refundForm = z.object({
  id: z.nullish(numbered),
  merchant_note: z.nullish(z.string()),
  transaction_reference: z.nullish(name),
  transaction: z.optional(z.unknown()),
})
const refundedForm = z.object({ reference: name })
const transferForm = z.object({ reference: z.nullish(z.string()) })

type Data = Record<string, unknown>

/** null: not signed with any of these secret keys. */
export function readPaystackNotice(
  { mode }: UsedAccount,
  { body, headers }: RawNotice,
  secrets: string[],
): ReadNotice[] | null {
  const signature = headers['x-paystack-signature'] ?? ''
  if (!secrets.some((secret) => isSignedWith(secret, body, signature))) return null
  const { event, data } = readAs(noticeForm, parsed(body), what)
  const { domain } = data
  return [
    {
      noticeID: noticeIDOf(event, data, body),
      type: event.slice(0, 100),
      mode: domain === 'live' || domain === 'test' ? domain : mode,
      subject: subjectOf(event, data),
    },
  ]
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    throw new UnreadableAnswer(`${what} is no JSON`)
  }
}

function isSignedWith(secret: string, body: Buffer, signature: string): boolean {
  if (!/^[0-9a-f]{128}$/i.test(signature)) return false
  return timingSafeEqual(createHmac('sha512', secret).update(body).digest(), Buffer.from(signature, 'hex'))
}

// Notices have no id: what tells them apart is what they are about and its state, else every byte, which is the same each time.
// A dispute is told more than once in one state, and each time it may have changed.
function noticeIDOf(event: string, data: Data, body: Buffer): string {
  const { id, status } = data
  const isNamed = typeof id === 'number' || (typeof id === 'string' && id !== '')
  const bytes = createHash('sha256').update(body).digest('hex')
  const about = isNamed ? `${id}:${String(status)}` : bytes
  return `${event}:${about}${isNamed && event.startsWith('charge.dispute.') ? `:${bytes.slice(0, 16)}` : ''}`.slice(
    0,
    200,
  )
}

function subjectOf(event: string, data: Data): NoticeSubject | null {
  switch (event) {
    case 'charge.success':
    case 'charge.failed':
      return paymentOf(readAs(paymentForm, data, `${what} about a payment`))
    case 'charge.dispute.create':
    case 'charge.dispute.remind':
    case 'charge.dispute.resolve': {
      const told = readAs(disputeForm, data, `${what} about a dispute`)
      return { ...paymentOf(told.transaction), kind: 'dispute_told', disputeReference: String(told.id) }
    }
    case 'refund.pending':
    case 'refund.processing':
    case 'refund.processed':
    case 'refund.failed':
    case 'refund.needs-attention':
      return refundOf(readAs(refundForm, data, `${what} about a refund`))
    case 'transfer.success':
    case 'transfer.failed':
    case 'transfer.reversed':
      return payoutOf(readAs(transferForm, data, `${what} about a transfer`))
    default:
      return null
  }
}

// Notices about refunds lack our id, so all refunds of the payment are looked at.
function refundOf(data: z.output<typeof refundForm>): NoticeSubject {
  const { id, merchant_note: note, transaction_reference: told, transaction } = data
  const processorReference = told ?? readAs(refundedForm, transaction, `${what} about a refund`).reference
  const refund = {
    ...(note && /^ref_\w{26}$/.test(note) && { reference: note }),
    ...(id && { processorReference: String(id) }),
  }
  return { processorReference, refund }
}

// Transfers that were made at Paystack itself are none of ours.
const payoutOf = ({ reference }: z.output<typeof transferForm>): NoticeSubject | null =>
  reference && /^pyo_\w{26}$/.test(reference) ? { payoutID: reference } : null

// Our id comes back with what we sent; without it the payment is known by the reference.
function paymentOf({ reference, metadata }: z.output<typeof paymentForm>): NoticeSubject {
  const transactionID = transactionIDIn(metadata)
  return transactionID ? { reference: transactionID } : { processorReference: reference }
}
