/** GET /attention/waiting. Counts go up to 100. Null if the caller can't work on the list. */
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
