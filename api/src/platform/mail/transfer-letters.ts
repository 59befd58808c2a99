import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'

export interface TransferNews {
  name: string
  mode: Mode
  merchantName: string
  /** What the mail is about, in the words of its reader. */
  money: string
  path: string
}

export interface TransferDue extends TransferNews {
  accountHolder: string
  iban: string | null
  accountNumber: string | null
  bic: string | null
  reference: string
  /** Minor units of `currency` that the payer still has to send. */
  missing: number
  currency: Currency
  /** ISO 8601; the details are of no use afterwards. */
  endsAt: string
}
