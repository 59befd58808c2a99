import { clock } from '#contract/clock.js'
import { type Dispute, type Payment, psp, type Refund, type Told } from './adyen-objects.js'
import { amountOf, type Body, requireOnly, textOf } from './adyen-rules.js'

/** Refunds and disputes, as Adyen tells of them. */
export class AdyenMoneyBack {
  endsRefundsLater = false
  private readonly refunds: Refund[] = []
  private readonly disputes = new Map<string, Dispute>()

  constructor(
    private readonly told: Told[],
    private readonly find: (pspReference: string) => Payment,
  ) {}

  refund(payment: Payment, body: Body): Body {
    requireOnly(body, ['merchantAccount', 'amount', 'reference'])
    const { value } = amountOf(body)
    const reference = textOf(body, 'reference')
    const pspReference = psp()
    const given = this.refunds.filter((one) => one.payment === payment && one.status !== 'failed')
    const left = payment.captured - given.reduce((sum, one) => sum + one.value, 0)
    const refund: Refund = { pspReference, reference, payment, value, status: 'received' }
    this.refunds.push(refund)
    if (value > left) this.endRefund(refund, 'failed')
    else if (!this.endsRefundsLater) this.endRefund(refund, 'succeeded')
    const { merchantAccount, amount } = body
    return {
      merchantAccount,
      paymentPspReference: payment.pspReference,
      pspReference,
      reference,
      status: 'received',
      amount,
    }
  }

  /** Made in the Customer Area it carries the payment's own reference (docs.adyen.com/online-payments/refund). */
  refundInDashboard(named: string, value: number): string {
    const payment = this.find(named)
    const { reference, amount } = payment
    this.refund(payment, { amount: { ...amount, value }, reference })
    return this.refunds.at(-1)?.pspReference ?? ''
  }

  endRefunds(outcome: 'succeeded' | 'failed'): void {
    for (const refund of this.refunds)
      if (refund.status === 'received' || (refund.status === 'succeeded' && outcome === 'failed'))
        this.endRefund(refund, outcome)
  }

  /** docs.adyen.com/online-payments/capture/failure-reasons: Adyen may make a rejected refund again, and tells it as done then. */
  refundAgain(reference: string): void {
    for (const refund of this.refunds) if (refund.reference === reference) this.endRefund(refund, 'succeeded', 'REFUND')
  }

  failRefund(reference: string): void {
    for (const refund of this.refunds) if (refund.reference === reference) this.endRefund(refund, 'failed')
  }

  /** docs.adyen.com/online-payments/refund: the payer's bank has sent back what was refunded. */
  reverseRefund(reference: string): void {
    for (const refund of this.refunds)
      if (refund.reference === reference) this.endRefund(refund, 'failed', 'REFUNDED_REVERSED')
  }

  private endRefund(refund: Refund, outcome: 'succeeded' | 'failed', named?: string): void {
    const isLate = refund.status === 'succeeded' && outcome === 'failed'
    refund.status = outcome
    if (outcome === 'succeeded') refund.wasGiven = true
    const { pspReference, reference, payment, value } = refund
    this.told.push({
      ...{
        eventCode: named ?? (isLate ? 'REFUND_FAILED' : 'REFUND'),
        pspReference,
        originalReference: payment.pspReference,
      },
      ...{ merchantReference: reference, amount: { ...payment.amount, value } },
      ...{ success: isLate || outcome === 'succeeded', ...(outcome === 'failed' && { reason: 'Account closed' }) },
    })
  }

  dispute(named: string, reason: string, eventCode = 'NOTIFICATION_OF_CHARGEBACK'): void {
    const payment = this.find(named)
    const dispute = this.disputes.get(named) ?? { pspReference: psp(), payment, value: payment.captured }
    this.disputes.set(named, dispute)
    const defensePeriodEndsAt = new Date(clock.time() + 7 * 86_400_000).toISOString()
    this.tellOfDispute(dispute, eventCode, { disputeStatus: 'Undefended', defensePeriodEndsAt }, reason)
  }

  endDispute(named: string, end: 'won' | 'lost'): void {
    const dispute = this.disputes.get(named)
    if (!dispute) throw new Error('There is no such dispute')
    dispute.end = end
    if (end === 'won') this.tellOfDispute(dispute, 'CHARGEBACK_REVERSED', { disputeStatus: 'Won' })
    else this.tellOfDispute(dispute, 'SECOND_CHARGEBACK', { disputeStatus: 'Lost' })
  }

  tellOfDispute({ pspReference, payment, value }: Dispute, eventCode: string, additionalData = {}, reason = ''): void {
    this.told.push({
      ...{ eventCode, pspReference, originalReference: payment.pspReference, merchantReference: payment.reference },
      ...{ amount: { ...payment.amount, value }, success: true, reason, additionalData },
    })
  }

  isDispute = (pspReference: string): boolean =>
    [...this.disputes.values()].some((one) => one.pspReference === pspReference)

  disputeOf = (named: string): Dispute | undefined => this.disputes.get(named)

  /** What moved money, as a settlement report calls it; a refund that failed later stands there both ways. */
  moved(): { type: string; pspReference: string; payment: Payment; value: number }[] {
    const given = this.refunds.filter(({ status, wasGiven }) => status === 'succeeded' || wasGiven)
    const lost = [...this.disputes.values()].filter(({ end }) => end === 'lost')
    return [
      ...given.map((one) => ({ ...one, type: 'Refunded', value: -one.value })),
      ...given.filter(({ status }) => status === 'failed').map((one) => ({ ...one, type: 'RefundedReversed' })),
      ...lost.map((one) => ({ ...one, type: 'Chargeback', value: -one.value })),
    ]
  }

  /** It was paid after it had ended with us, and all of it was given back. */
  wentBack(payment: Payment): boolean {
    const late = this.refunds.filter((one) => one.payment === payment && one.reference.startsWith('late_'))
    return late.some(({ status }) => status === 'succeeded')
  }

  valuesOf(ours: Payment[]): number[] {
    const back = this.refunds.filter(({ payment, status }) => status === 'succeeded' && ours.includes(payment))
    const lost = [...this.disputes.values()].filter(({ payment, end }) => end === 'lost' && ours.includes(payment))
    return [...back, ...lost].map(({ value }) => value)
  }
}
