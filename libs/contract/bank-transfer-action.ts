import type { Currency } from './money.js'

/** The account that the payer's bank sends the money to, and the reference that names this payment. */
export interface BankTransferActionView {
  type: 'bank_transfer'
  accountHolder: string
  /** null: the account has no IBAN. */
  iban: string | null
  /** Of an account without an IBAN. */
  accountNumber: string | null
  bic: string | null
  /** Minor units of the payment. */
  amount: number
  currency: Currency
  /** What has come in under this reference so far; the payment succeeds when it is the whole amount. */
  amountReceived: number
  /** ISO 11649, without gaps. */
  reference: string
  /** When the transaction expires. */
  expiresAt: string
}
