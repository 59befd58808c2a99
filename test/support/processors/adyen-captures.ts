import { type Payment, psp, type Told } from './adyen-objects.js'

/**
 * Captures that a scheme rejects days later. docs.adyen.com/online-payments/capture/failure-reasons: CAPTURE_FAILED comes first, and a
 * CAPTURE with the reason "Transaction Recaptured" if Adyen captures it again; both carry the reference of the capture.
 */
export class AdyenCaptures {
  constructor(
    private readonly told: Told[],
    private readonly find: (pspReference: string) => Payment,
  ) {}

  fail(named: string): void {
    const payment = this.find(named)
    const value = payment.captured
    payment.capturePspReference ??= psp()
    Object.assign(payment, { state: 'capture_failed', captured: 0 })
    this.tell(payment, 'CAPTURE_FAILED', value, 'Capture rejected by card scheme because of a technical issue')
  }

  recapture(named: string, value: number): void {
    const payment = this.find(named)
    Object.assign(payment, { state: 'captured', captured: value })
    this.tell(payment, 'CAPTURE', value, 'Transaction Recaptured')
  }

  /** The capture that Adyen makes itself after the authorization is refused at once. */
  refuse(named: string): void {
    const payment = this.find(named)
    const value = payment.captured
    Object.assign(payment, { state: 'capture_failed', captured: 0 })
    this.tell(payment, 'CAPTURE', value, 'Insufficient balance on payment', false)
  }

  /** A further capture of what is captured in full: it has a reference of its own, and the first one stays. */
  refuseAnother(named: string): void {
    const payment = this.find(named)
    const { pspReference: originalReference, reference: merchantReference, captured: value } = payment
    this.told.push({
      ...{ eventCode: 'CAPTURE', pspReference: psp(), originalReference, merchantReference },
      ...{ amount: { ...payment.amount, value }, success: false, reason: 'Insufficient balance on payment' },
    })
  }

  /** docs.adyen.com/payment-methods/sepa-direct-debit: the authorization only orders the debit, and the bank answers days later. */
  debit(named: string, outcome: 'paid' | 'unpaid'): void {
    const payment = this.find(named)
    const { value } = payment.amount
    const isPaid = outcome === 'paid'
    Object.assign(payment, isPaid ? { state: 'captured', captured: value } : { state: 'capture_failed' })
    this.tell(payment, 'CAPTURE', value, isPaid ? '' : 'Insufficient funds', isPaid)
  }

  private tell(payment: Payment, eventCode: string, value: number, reason: string, success = true): void {
    const { pspReference: originalReference, reference: merchantReference, amount } = payment
    payment.capturePspReference ??= psp()
    this.told.push({
      ...{ eventCode, pspReference: payment.capturePspReference, originalReference, merchantReference },
      ...{ amount: { ...amount, value }, success, reason },
    })
  }
}
