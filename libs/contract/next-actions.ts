import type { BankTransferActionView } from './bank-transfer-action.js'

/** What the payer still has to do: enter a code, continue on the processor's page, or send a bank transfer. */
export type NextActionView = CodeActionView | RedirectActionView | BankTransferActionView

export interface RedirectActionView {
  type: 'redirect'
  /** Of the processor; the payer comes back to the return address of the payment. */
  url: string
  /** When the transaction expires. */
  expiresAt: string
}

export interface CodeActionView {
  type: 'otp'
  /** Where the code was sent, masked: `+1 ••• ••• 2671`. */
  contact: string
  triesLeft: number
  resendsLeft: number
  /** Not before this time. */
  resendAfter: string
  /** When the code that was sent last stops working. */
  codeExpiresAt: string
  /** When the transaction expires. */
  expiresAt: string
}
