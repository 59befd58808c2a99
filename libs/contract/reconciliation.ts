import type { Mode } from './modes.js'
import type { Currency } from './money.js'

/** A line that explains a difference, or tells what waits; minor units. */
export interface ReconciliationLineView {
  sentence: string
  amount: number
}

/** One account at a processor or a bank: what our ledger says, and what the other side says. */
export interface ReconciledAccountView {
  /** A processor account or a bank account. */
  ownerID: string
  name: string
  ledger: number
  /** null: no report or statement yet. */
  told: number | null
  /** Held by a processor for open disputes: the ledger gives it away when a dispute is lost, and the processor takes it when one opens. */
  held: number
  /** What the other side says, less what our ledger says without what is held. */
  difference: number | null
  /** The last day covered by a report or statement. */
  toldOn: string | null
  /** Until when a processor's reports are complete. Null if there are none yet, or for banks. */
  toldUntil: string | null
  lines: ReconciliationLineView[]
}

/** Of one side: its sums over all accounts; a difference of zero is the proof. */
export interface ReconciliationColumnView {
  amount: number
  /** Held by processors for open disputes. */
  held: number
  difference: number | null
}

export interface ReconciledCurrencyView {
  currency: Currency
  /** All that we owe or have earned, less all that is owed to us or spent elsewhere; the difference is what the books are out of balance by. */
  ledger: ReconciliationColumnView
  processors: ReconciliationColumnView
  banks: ReconciliationColumnView
  /** What the ledger says is owed and earned, by account. */
  owed: { account: string; amount: number }[]
  processorAccounts: ReconciledAccountView[]
  bankAccounts: ReconciledAccountView[]
  /** Unmatched statement entries, and their total. */
  waiting: { entries: number; amount: number }
}

/** GET /reconciliation */
export interface ReconciliationView {
  mode: Mode
  /** When our ledger was read. */
  asOf: string
  currencies: ReconciledCurrencyView[]
}
