// Apart from the request classes, whose decorators a browser must not load.
import type { Currency } from './money.js'

/** The plan that every client has until staff give it another one; it cannot be deleted. */
export const standardPlanID = 'pln_00000000000000000000000001'

/** Fees of one currency, in its minor units. */
export interface PlanFees {
  currency: Currency
  /** The fixed part of each payment. */
  fixed: number
  /** For each refund that succeeds. */
  refund: number
  /** For each dispute, when it opens, however it ends. */
  dispute: number
  /** For each payout. */
  payout: number
}

/** Another price of payments by one method. */
export interface MethodPrice {
  /** As a payment names it: `card`, `pm_success`. */
  paymentMethod: string
  chargePercentage: number
  /** null: in every currency, and then without a fixed part of its own. */
  currency: Currency | null
  fixed: number
}

export interface PlanTerms {
  /** null: the percentage that was agreed with each client. */
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
