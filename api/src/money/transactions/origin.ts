import type { Language } from '#contract/languages.js'
import type { EntityManager } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Consent } from '../saved-methods/method-setup.entity.js'
import type { SavedPaymentMethod } from '../saved-methods/saved-payment-method.entity.js'
import type { Transaction } from './transaction.entity.js'
import type { Payer } from '../processors/port/used-account.js'

export interface Origin {
  clientID: string
  mode: Mode
  apiUserID?: string
  paymentLinkID?: string
  customerID?: string | undefined
  /** The client pays what it owes us: free of fees, and whatever stops it from taking payments. */
  isOwnDebt?: boolean
  payer?: Payer
  payerAddress?: string | undefined
  payerLanguage?: Language | undefined
  /** Of a payment that has an address of its own, made of its id. */
  returnURL?: string | ((transactionID: string) => string)
  /** The payer agreed to save the method of this payment for the customer. */
  saves?: Consent
  /** A saved method as it was read just before. The unit of the payment reads it again. */
  method?: SavedPaymentMethod
  /** Payments that begin in the background commit together with others of this kind. */
  unitKind?: string | undefined
  /** In the unit that begins the payment, before it is written. */
  allow?: (manager: EntityManager, payment: Pick<Transaction, 'transactionID' | 'createdAt'>) => Promise<void>
}
