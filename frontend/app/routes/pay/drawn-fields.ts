import type { Currency } from '#contract/money.js'
import type { OfferView } from '#contract/offers.js'
import type { PayerFieldsView } from '#contract/payer-steps.js'

export interface FieldsAsked {
  offer: OfferView
  /** Minor units of `currency`. */
  amount: number
  currency: Currency
  /** The method is saved, and no money is taken. */
  isSetup: boolean
  /** Where the processor draws its fields. */
  place: HTMLElement
}

export interface DrawnFields {
  /** What the fields hold, as something that pays once; or the sentence that says why there is none. */
  token(): Promise<{ token: string } | { sentence: string | undefined }>
  remove(): void
}

export interface SessionAsked {
  fields: PayerFieldsView
  currency: Currency
  /** What the payer brought back from a bank, in the address; the fields go on with it. */
  brought: Record<string, string>
  place: HTMLElement
  /** The payer has done what there was to do; the page comes again with this in its address. */
  end(brought: Record<string, string>): void
  /** They could not go on. */
  fail(): void
}
