/** GET /attention/waiting; null: the list is not the caller's to work on. Counted to 100. */
export interface WaitingView {
  pendingClients: number | null
  /** Open disputes and inquiries without evidence. */
  disputes: number | null
  reviews: number | null
  /** Payouts that the caller neither created nor approved. */
  payouts: number | null
  /** Open reconciliation differences. */
  reconciliation: number | null
}

export type WaitingKind = keyof WaitingView
