import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { RawNotice } from '../port/notice.js'
import type { NoticeSubject, ReadNotice, UsedAccount } from '../port/processor.js'
import { isObject } from './paystack-payment.js'

type Data = Record<string, unknown>

/** null: not signed with any of these secret keys. */
export function readPaystackNotice(
  { mode }: UsedAccount,
  { body, headers }: RawNotice,
  secrets: string[],
): ReadNotice[] | null {
  const signature = headers['x-paystack-signature'] ?? ''
  if (!secrets.some((secret) => isSignedWith(secret, body, signature))) return null
  const notice: unknown = JSON.parse(body.toString())
  if (!isObject(notice) || typeof notice.event !== 'string' || !isObject(notice.data))
    throw new Error('This is no notice of Paystack')
  const { event, data } = notice
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
      return paymentOf(data)
    case 'charge.dispute.create':
    case 'charge.dispute.remind':
    case 'charge.dispute.resolve': {
      const subject = isObject(data.transaction) ? paymentOf(data.transaction) : null
      return subject && { ...subject, kind: 'dispute_told', disputeReference: String(data.id) }
    }
    case 'refund.pending':
    case 'refund.processing':
    case 'refund.processed':
    case 'refund.failed':
    case 'refund.needs-attention':
      return refundOf(data)
    case 'transfer.success':
    case 'transfer.failed':
    case 'transfer.reversed':
      return payoutOf(data)
    default:
      return null
  }
}

// Notices about refunds lack our id, so all refunds of the payment are looked at.
function refundOf(data: Data): NoticeSubject | null {
  const { id, merchant_note: note, transaction_reference: reference, transaction } = data
  const told = isObject(transaction) ? transaction.reference : reference
  if (typeof told !== 'string') return null
  const refund = {
    ...(typeof note === 'string' && /^ref_\w{26}$/.test(note) && { reference: note }),
    ...((typeof id === 'number' || typeof id === 'string') && { processorReference: String(id) }),
  }
  return { processorReference: told, refund }
}

// Transfers that were made at Paystack itself are none of ours.
const payoutOf = ({ reference }: Data): NoticeSubject | null =>
  typeof reference === 'string' && /^pyo_\w{26}$/.test(reference) ? { payoutID: reference } : null

// Our id comes back with what we sent; without it the payment is known by the reference.
function paymentOf({ reference, metadata }: Data): NoticeSubject | null {
  const transactionID = transactionIDIn(metadata)
  if (transactionID) return { reference: transactionID }
  return typeof reference === 'string' ? { processorReference: reference } : null
}

export function transactionIDIn(metadata: unknown): string | null {
  const told = typeof metadata === 'string' ? parsed(metadata) : metadata
  const id = isObject(told) ? told.transactionID : null
  return typeof id === 'string' && /^txn_\w{26}$/.test(id) ? id : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
