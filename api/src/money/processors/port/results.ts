import type { CardBrand } from '#contract/payment-methods.js'
import type { SavedAtProcessor } from './saved-at-processor.js'

export interface KeptCard {
  brand: CardBrand
  last4: string
  /** ISO 3166-1; default: the processor has not said. */
  country?: string
  /** The same for the same card; default: the processor tells none. */
  fingerprint?: string
}

export type ToldCard = Partial<KeptCard>

/** Of a card that the processor has seen: leaves out a country or fingerprint that could not stand on a list. */
export function toldCard(shown: ToldCard | null, country: unknown, fingerprint: unknown): ToldCard | null {
  const known = {
    ...shown,
    ...(typeof country === 'string' && /^[A-Z]{2}$/i.test(country) && { country: country.toUpperCase() }),
    ...(typeof fingerprint === 'string' && /^[\w-]{1,100}$/.test(fingerprint) && { fingerprint }),
  }
  return Object.keys(known).length > 0 ? known : null
}

/** What is kept of a payer's method, shown, and handed back with each call; it must hold nothing that can pay elsewhere. */
export interface KeptMethod {
  paymentMethod: string
  card: KeptCard | null
}

/** The payment, refund or payout that an answer is about, as far as the processor says so. The port compares it with what was asked. */
export interface AnswerAbout {
  /** Our id, as the processor repeats it. */
  reference?: string
  processorReference?: string
  /** Minor units of the whole, whatever part of it the answer speaks of. */
  amount?: number
  currency?: string
}

interface Answered {
  processorReference?: string
  card?: ToldCard | null
  /** What a payment with `saves` has kept: told with `succeeded` or `authorized`, by the charge, its inquiry or a payer's step. */
  saved?: SavedAtProcessor
  about?: AnswerAbout
}

export interface Paid extends Answered {
  outcome: 'succeeded'
  /** Minor units that were taken, where that may be another amount than was asked for. */
  amount?: number
  /** The processor took less than a whole charge asked for, and says so. */
  isPart?: boolean
}

export interface Authorized extends Answered {
  outcome: 'authorized'
  /** Minor units that are held, where only the processor says it. */
  amount?: number
}

export interface Canceled extends Answered {
  outcome: 'canceled'
}

export interface Declined extends Answered {
  outcome: 'failed'
  failureCode: string
  failureMessage: string
  rawCode?: string
  /** The processor's own fault, and for certain without effect: another account may be tried. */
  isFault?: boolean
  /** The fault is in the client's own account there, so it doesn't count against the platform's. */
  isOfClient?: true
}

export interface CodeSent extends Answered {
  outcome: 'requires_action'
  contact: string
  mayResend?: false
}

export interface Redirected extends Answered {
  outcome: 'requires_action'
  /** Default: still the one that was told before. */
  redirectURL?: string
}

/** Where the payer sends the money, as the payer is shown it. */
export interface TransferDetails {
  accountHolder: string
  iban: string | null
  accountNumber: string | null
  bic: string | null
  reference: string
}

export interface TransferAwaited extends Answered {
  outcome: 'requires_action'
  transfer: TransferDetails
  /** A transfer takes days, so the payment waits longer than for a code. */
  expiresAt: Date
}

export interface Pending extends Answered {
  outcome: 'pending'
}

/** Of a capture or a cancellation: it has changed nothing, and will not. */
export interface NotDone extends Answered {
  outcome: 'not_done'
  sentence: string
}

export interface CodeWrong extends Answered {
  outcome: 'code_wrong'
}

export type ChargeResult = Paid | Authorized | Declined | CodeSent | Redirected | TransferAwaited | Pending
export type ConfirmResult = Paid | Authorized | Declined | CodeWrong | Redirected | Pending
/** `canceled` and `succeeded` of either: so it stood there already. */
export type ActionResult = Paid | Canceled | Pending | NotDone
/** `not_received` is the failure of a refund that never arrived. */
export type RefundResult = Paid | Declined | Pending

export type ProcessorCall = 'charge' | 'confirm' | 'capture' | 'cancel'
export type CallResult = ChargeResult | ConfirmResult | ActionResult

export interface FieldsOpened {
  outcome: 'fields'
  session: Record<string, string>
}
