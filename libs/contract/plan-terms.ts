// Apart from the request classes, whose decorators a browser must not load.
import type { Currency } from './money.js'

/** The plan that every client has until staff give it another one; it cannot be deleted. */
export const standardPlanID = 'pln_00000000000000000000000001'

/** The fees in one currency, in minor units. */
export interface PlanFees {
  currency: Currency
  /** The fixed fee per payment. */
  fixed: number
  /** The fee per successful refund. */
  refund: number
  /** The fee per dispute. Charged when it opens, even if the merchant wins. */
  dispute: number
  /** The fee per payout. */
  payout: number
}

/** The price for one payment method. */
export interface MethodPrice {
  /** The method as in a payment, such as `card` or `pm_success`. */
  paymentMethod: string
  chargePercentage: number
  /** Null for every currency, without a separate fixed fee. */
  currency: Currency | null
  fixed: number
}

export interface PlanTerms {
  /** Null for the percentage agreed with each client. */
  chargePercentage: number | null
  /** Currencies you leave out have no fees. */
  fees: PlanFees[]
  methods: MethodPrice[]
}

/** What a client pays for one payment: frozen when the payment is created. */
export interface PaymentTerms {
  chargePercentageHundredths: number
  fixedFee: number
  refundFee: number
  disputeFee: number
}
