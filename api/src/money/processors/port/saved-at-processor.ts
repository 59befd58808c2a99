import type { CardBrand } from '#contract/payment-methods.js'
import type { SavedMethodType } from '#contract/saved-methods.js'

/** A method that the processor keeps from now on. */
export interface SavedAtProcessor {
  /** All that a later charge needs, in a form that only the adapter reads. The core seals it and shows it to nobody. */
  reference: string
  /** The processor's name of the method at this account, as its notices tell it. The core keeps only a hash of it. */
  key: string
  /** What a payment with it shows as its `paymentMethod`; must not be able to pay automatically. */
  paymentMethod: string
  type: SavedMethodType
  card: SavedCard | null
  expiry: Expiry | null
  /** The processor's name of the customer, told again with the next method that the same customer saves. */
  customerReference?: string
  networkTransactionID?: string
}

export interface SavedCard {
  brand: CardBrand
  last4: string
  country?: string
  /** The same for the same card; default: the processor tells none. */
  fingerprint?: string
}

export interface Expiry {
  /** 1 to 12. */
  month: number
  /** Four digits. */
  year: number
}
