import type { Currency } from './money.js'

/** The account to transfer the money to, and the reference that identifies this payment. */
export interface BankTransferActionView {
  type: 'bank_transfer'
  accountHolder: string
  /** Null if the account has no IBAN. */
  iban: string | null
  /** For an account without an IBAN. */
  accountNumber: string | null
  bic: string | null
  /** The payment amount in minor units. */
  amount: number
  currency: Currency
  /** The amount received with this reference so far. The payment succeeds once it's complete. */
  amountReceived: number
  /** An ISO 11649 reference, without spaces. */
  reference: string
  /** When the transaction expires. */
  expiresAt: string
}
