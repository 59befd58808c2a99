import type { ChosenBecause } from '#contract/attempts.js'
import type { Currency } from '#contract/money.js'
import type { GivenPaymentMethod } from '#contract/payment-methods.js'
import type { Mode } from '#contract/modes.js'
import type { CaptureMethod } from '#contract/transactions.js'
import type { KeptMethod } from './results.js'
import type { ProcessorAccount } from '../processor-account.entity.js'

export interface RouteQuestion {
  mode: Mode
  clientID: string
  amount: number
  currency: Currency
  method: GivenPaymentMethod
  captureMethod: CaptureMethod
  /** The client pays the platform: its own account would pay the client itself. */
  isOwnDebt?: boolean
  /** Ours: the same payment gets the same account. */
  paymentID: string
}

/** A saved method that the account holds. */
export interface SavedChoice extends KeptMethod {
  savedPaymentMethodID: string
}

export interface RouteChoice {
  account: ProcessorAccount
  because: ChosenBecause
  routingRuleID?: string | null
  routingSetID?: string | null
  /** Pays with this method, and not with the one that was sent. */
  saved?: SavedChoice
}

/** Whose accounts a payment may go through; `null`: only the platform's. */
export const payeeOf = ({ clientID, isOwnDebt }: Pick<RouteQuestion, 'clientID' | 'isOwnDebt'>): string | null =>
  isOwnDebt ? null : clientID

/** `none`: no account takes it; `foreign_token`: the account of the token does not; `captures_at_once`: who takes it cannot only hold it. */
export type Route =
  | { choices: [RouteChoice, ...RouteChoice[]]; retriesDeclines?: boolean }
  | { refusal: 'none' | 'foreign_token' | 'captures_at_once' }

/** Says through which account a payment goes, and through which next if that one has a fault. Asked before the unit. */
export abstract class Router {
  abstract choose(question: RouteQuestion): Promise<Route>
}
