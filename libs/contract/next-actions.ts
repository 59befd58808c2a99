import type { BankTransferActionView } from './bank-transfer-action.js'

/** The payer's next step: enter a code, continue on the processor's page, or send a bank transfer. */
export type NextActionView = CodeActionView | RedirectActionView | BankTransferActionView

export interface RedirectActionView {
  type: 'redirect'
  /** The processor's page. The payer then returns to the payment's return URL. */
  url: string
  /** When the transaction expires. */
  expiresAt: string
}

export interface CodeActionView {
  type: 'otp'
  /** The masked phone number or address that the code was sent to, such as `+1 ••• ••• 2671`. */
  contact: string
  triesLeft: number
  resendsLeft: number
  /** The earliest time to resend the code. */
  resendAfter: string
  /** When the latest code expires. */
  codeExpiresAt: string
  /** When the transaction expires. */
  expiresAt: string
}
