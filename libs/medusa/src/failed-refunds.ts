import type { RefundView } from '../../contract/refunds.js'
import type { WebhookEvent } from '../../sdk/src/webhook-event.js'
import { toMajorUnits } from './amounts.js'
import { medusaRefundIDIn } from './refunds.js'

export interface FailedRefund {
  medusaRefundID: string
  /** For the log of the shop. */
  sentence: string
}

/** null: the event is about no refund of a Medusa shop that failed. Medusa counts a refund as soon as it has started. */
export function failedRefundIn({ type, data }: Pick<WebhookEvent, 'type' | 'data'>): FailedRefund | null {
  if (type !== 'refund.failed') return null
  const refund = data as RefundView
  const medusaRefundID = medusaRefundIDIn(refund)
  if (!medusaRefundID) return null
  const { amount, currency, refundID, transactionID, failureMessage } = refund
  const money = `${currency} ${toMajorUnits(amount, currency)}`
  const why = failureMessage ? `: ${failureMessage}` : ''
  const sentence = `Gatehouse: the refund ${refundID} of ${money} (payment ${transactionID}) failed${why}. The customer didn't get the money, and Medusa's ${medusaRefundID} still counts it.`
  return { medusaRefundID, sentence }
}
