import type { Mode } from '#contract/modes.js'

interface ToPayer {
  name: string
  mode: Mode
  merchantName: string
  path: string
}

export interface Receipt extends ToPayer {
  description: string
  money: string
  /** What a part leaves of an invoice. */
  rest?: { money: string; isCharged: boolean }
  transactionID: string
}

export interface PayerLink extends ToPayer {
  minutes: number
  endsAt: string
}

interface NumberedInvoice extends ToPayer {
  number: string
  money: string
}

export interface Invoice extends NumberedInvoice {
  /** ISO 8601 */
  dueOn: string
  isDue: boolean
  /** What is left after payments and credits. */
  rest?: string
  /** Absent in mails of the version before. */
  coupons?: { name: string; money: string }[]
}

export interface Renewal extends NumberedInvoice {
  /** The subscription is canceled. Default: it goes on. */
  isEnded?: boolean
  isPaused?: boolean
}
