import type { Currency } from '#contract/money.js'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import type { SavedMethodUsage } from '#contract/saved-methods.js'
import type { SavedAtProcessor } from './saved-at-processor.js'
import type { Payer, UsedAccount } from './used-account.js'
import type { AnswerAbout, Declined, FieldsOpened, Pending } from './results.js'

/** Asks a charge to keep the method of this payment. */
export interface SavesMethod {
  /** Our ID of the customer. */
  customer: string
  usage: SavedMethodUsage
  /** What the processor called the customer when an earlier method was saved at the same account. */
  customerReference: string | null
}

/** Pays with a method that was saved before. */
export interface PaysWithSaved {
  reference: string
  customer: string
  customerReference: string | null
  usage: SavedMethodUsage
  /** false: the merchant starts the payment without the payer. */
  payerIsPresent: boolean
  networkTransactionID: string | null
}

/** A method to save without a payment. `reference` is our setup's ID: the same call again saves the method once. */
export interface ProcessorSetup {
  account: UsedAccount
  reference: string
  /** What the processor calls the setup; null until it has answered. */
  processorReference: string | null
  saves: SavesMethod
  /** The connected account that the method is saved for. */
  connectedTo?: string | null
  /** The method as it was sent, in the first call alone. */
  given?: GivenPaymentMethod
  paymentMethod: string
  currency: Currency
  description: string
  payer: Payer
  /** Where the processor sends the payer back to. */
  returnURL: string | null
  createdAt: Date
  /** The payer was sent on, and has not come back yet. */
  isWithPayer?: boolean
}

interface SetupAnswered {
  processorReference?: string
  about?: AnswerAbout
}

export interface MethodSaved extends SetupAnswered {
  outcome: 'saved'
  saved: SavedAtProcessor
}

export interface SetupRedirected extends SetupAnswered {
  outcome: 'requires_action'
  /** Default: still the one that was told before. */
  redirectURL?: string
}

/** `failed` with `not_received`: the processor never got the call, and has saved nothing. */
export type SetupResult = (FieldsOpened & SetupAnswered) | SetupRedirected | MethodSaved | Declined | Pending

/** A saved method as the processor is asked about it. */
export interface ProcessorSavedMethod {
  account: UsedAccount
  /** Our ID of the method. */
  savedPaymentMethodID: string
  reference: string
  customer: string
  customerReference: string | null
}

/** A method that is detached there already counts as detached. */
export type DetachResult = { outcome: 'detached' } | { outcome: 'refused'; sentence: string }

/** `card` and `expiry` are told where the bank has replaced the card. */
export type SavedMethodTold =
  | { outcome: 'active'; saved?: Partial<Omit<SavedAtProcessor, 'key'>> }
  | { outcome: 'expired'; saved?: Partial<Omit<SavedAtProcessor, 'key'>> }
  | { outcome: 'detached' }
