import type { Mode } from './modes.js'
import type { Currency } from './money.js'
import type { NextActionView } from './next-actions.js'
import type { CheckoutReturnView } from './payment-links.js'
import type { CardBrand } from './payment-methods.js'
import type { TransactionStatus } from './transaction-states.js'

export interface InvoiceRestView {
  /** In minor units of the payment's currency, as of now. */
  amount: number
  /** Whether it's charged automatically to the customer's saved payment method. */
  isCharged: boolean
}

/** GET /payment-links/:token/payments/:transactionID. Only the payer has the ID, which can't be guessed. */
export interface LinkPaymentView {
  mode: Mode
  transactionID: string
  merchantName: string
  amount: number
  amountRefunded: number
  currency: Currency
  description: string
  status: TransactionStatus
  card: { brand: CardBrand; last4: string } | null
  /** Whether the payer sends a bank transfer. It can arrive after the payment expired. */
  isTransfer: boolean
  failureMessage: string | null
  /** What is left of the invoice after a part payment. Null for other payments, and once the invoice is paid. */
  rest: InvoiceRestView | null
  nextAction: NextActionView | null
  /** The one-time code that the sandbox expects. Null if another processor sends one, or none is needed. */
  testCode: string | null
  /** Whether the payer can pay again. */
  mayPayAgain: boolean
  /** The checkout session. Null for a payment link. */
  session: CheckoutReturnView | null
  /** The page with the embedded checkout, to which the payer returns from the bank. Null: this page. */
  pageURL: string | null
  /** The customer's payments are at `/pay/you/<shop>`. Null if the payment has no customer. */
  shop: string | null
  createdAt: string
}
