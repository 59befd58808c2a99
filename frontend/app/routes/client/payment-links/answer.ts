import type { PaymentLinkView } from '#contract/payment-links.js'
import type { Refusal } from '../../../api/refusal.server'

/** What the actions of the payment link pages answer, to a page of their own or to a dialog over the list. */
export interface PaymentLinkAnswer extends Refusal {
  isDone?: boolean
  made?: PaymentLinkView
}
