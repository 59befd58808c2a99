import type Stripe from 'stripe'
import type { ProcessorPayment, ProcessorRefund } from '../port/processor.js'
import { UnreadableAnswer } from '../port/read-answer.js'
import {
  type Intent,
  type Listed,
  readIntent,
  readList,
  readNewIntent,
  readNewRefund,
  type Refund,
} from './stripe-answers.js'
import { lost } from './stripe-errors.js'
import { withCard } from './stripe-requests.js'

const listFromMs = 300_000
const rowsOnPage = 100

type Row = Listed['data'][number]
type ReadPage = (page: { limit: number; starting_after?: string }) => Promise<unknown>

export const since = ({ createdAt }: { createdAt: Date }) => ({
  gte: Math.floor((createdAt.getTime() - listFromMs) / 1_000),
})

export function rethrowAsLost(error: unknown): never {
  throw lost(error)
}

export async function retrieve(client: Stripe, payment: ProcessorPayment, id: string): Promise<Intent> {
  const told: unknown = await client.paymentIntents.retrieve(id, withCard).catch(rethrowAsLost)
  return readIntent(told, { ...payment, processorReference: id })
}

export async function findIntent(client: Stripe, payment: ProcessorPayment): Promise<Intent | null> {
  const found = await find(
    (page) => client.paymentIntents.list({ ...page, created: since(payment), expand: ['data.latest_charge'] }),
    ({ metadata }) => metadata?.attemptID === payment.attempt,
  )
  return found ? readNewIntent(found, payment) : null
}

export async function findRefund(client: Stripe, refund: ProcessorRefund): Promise<Refund | null> {
  const found = await find(
    (page) => client.refunds.list({ ...page, created: since(refund) }),
    ({ metadata }) => metadata?.refundID === refund.reference,
  )
  return found ? readNewRefund(found, refund) : null
}

// Not the library's own walk through the pages: a row whose metadata is missing there would look like one that is not ours.
export async function find(read: ReadPage, isWanted: (row: Row) => boolean): Promise<unknown> {
  let after: string | undefined
  for (;;) {
    const page = await read({ limit: rowsOnPage, ...(after && { starting_after: after }) }).catch(rethrowAsLost)
    const { data, has_more: hasMore } = readList(page)
    const at = data.findIndex(isWanted)
    if (at >= 0) return (page as { data: unknown[] }).data[at]
    if (!hasMore) return null
    after = data.at(-1)?.id
    if (!after) throw new UnreadableAnswer('A list says that there is more, and has no rows')
  }
}
