export interface HeldRefund {
  id: number
  transaction: string
  amount: number
  currency: string
  status: string
  merchantNote: string
  createdAt: string
  /** Of a refund that a dispute has made. */
  dispute?: number
}

/** RefundListResponseArray of Paystack's OpenAPI document, as far as it is used here. */
export const viewOfRefund = (refund: HeldRefund, transaction: number) => ({
  id: refund.id,
  transaction,
  dispute: refund.dispute ?? null,
  status: refund.status,
  amount: refund.amount,
  currency: refund.currency,
  merchant_note: refund.merchantNote,
  transaction_reference: refund.transaction,
  refunded_at: refund.status === 'processed' ? refund.createdAt : null,
  createdAt: refund.createdAt,
  domain: 'test',
})
