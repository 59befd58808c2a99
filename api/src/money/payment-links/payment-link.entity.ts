import { Entity } from 'typeorm'
import type { SessionPurpose } from '#contract/choices.js'
import type { Currency } from '#contract/money.js'
import type { SavedMethodUsage, SavingChoice } from '#contract/saved-methods.js'
import * as column from '../../platform/database/columns.js'
import type { CaptureMethod } from '#contract/transactions.js'
import type { Mode } from '#contract/modes.js'
import type { SoldSubscription } from './sold-subscription.js'

@Entity('payment_links')
export class PaymentLink {
  @column.key paymentLinkID!: string
  @column.id clientID!: string
  @column.mode mode!: Mode
  /** 192 random bits, kept unhashed, because it opens the checkout and nothing else. */
  @column.text token!: string
  /** Minor units of `currency`; null: the payer names it. */
  @column.optionalAmount amount!: number | null
  @column.text currency!: Currency
  @column.text description!: string
  @column.optionalText reference!: string | null
  @column.flag once!: boolean
  @column.optionalTime expiresAt!: Date | null
  @column.optionalTime closedAt!: Date | null
  /** Not null: by it a client pays what it owes us, at most what is owed by then. */
  @column.optionalID debtRequestID!: string | null
  /** Not null: by it a customer pays this invoice, and the merchant sees the link there. */
  @column.optionalID invoiceID!: string | null
  @column.optionalID customerID!: string | null
  @column.time createdAt!: Date
  /** null: it is a payment link; what follows is of checkout sessions alone. */
  @column.optionalText successURL!: string | null
  @column.optionalText cancelURL!: string | null
  @column.optionalText payerEmailAddress!: string | null
  @column.optionalText payerName!: string | null
  @column.optionalText captureMethod!: CaptureMethod | null
  @column.optionalJSON metadata!: Record<string, string> | null
  /** Null: `payment`; `confirmation`: a payer confirms a payment that the merchant began, and it takes no other payment. */
  @column.optionalText purpose!: SessionPurpose | 'confirmation' | null
  /** What the customer of a session subscribes to. */
  @column.optionalJSON subscription!: SoldSubscription | null
  /** The subscription that the first attempt to pay has made. */
  @column.optionalID subscriptionID!: string | null
  /** Of a setup that is complete. */
  @column.optionalID savedPaymentMethodID!: string | null
  @column.optionalText savePaymentMethod!: SavingChoice | null
  @column.optionalText savedMethodUsage!: SavedMethodUsage | null
  @column.optionalAmount mandateMaximum!: number | null
  @column.optionalID apiUserID!: string | null
  @column.optionalID completedBy!: string | null
  @column.optionalTime completedAt!: Date | null
  @column.optionalTime expiryToldAt!: Date | null
}

export const ofNoSession = {
  ...{ successURL: null, cancelURL: null, payerEmailAddress: null, payerName: null, captureMethod: null },
  ...{ metadata: null, apiUserID: null, completedBy: null, completedAt: null, expiryToldAt: null },
  ...{ debtRequestID: null, invoiceID: null, customerID: null },
  ...{ savePaymentMethod: null, savedMethodUsage: null, mandateMaximum: null, purpose: null },
  ...{ savedPaymentMethodID: null, subscription: null, subscriptionID: null },
}
