import type { Currency } from '#contract/money.js'

/** What a bank tells, whatever it wrote it in. Amounts are minor units; what came in is positive, what went out negative. */
export interface ReadEntry {
  bookedOn: string
  valueOn: string | null
  amount: number
  charges: number
  isReversal: boolean
  /** A code of ISO 20022 why a payment came back. */
  returnReason: string | null
  code: string | null
  bankReference: string | null
  /** Of the whole booking: `AcctSvcrRef:` or `NtryRef:` and what the bank says; null: it names none. */
  entryReference?: string | null
  endToEndID: string | null
  messageID: string | null
  counterparty: string | null
  counterpartyAccount: string | null
  /** Its BIC. */
  counterpartyBank: string | null
  text: string | null
}

export interface ReadStatement {
  reference: string
  /** IBAN or the bank's own number, without gaps. */
  account: string | null
  currency: Currency
  from: string
  to: string
  opening: number | null
  closing: number | null
  entries: ReadEntry[]
  /** camt.054: entries that a statement tells later. */
  isNotification?: boolean
}

export interface ReadAnswer {
  messageID: string
  /** Default: of all payments in the file that are not named. */
  endToEndID: string | null
  outcome: 'accepted' | 'rejected' | 'pending'
  reason: string | null
}

export interface BankFile {
  statements: ReadStatement[]
  answers: ReadAnswer[]
}
