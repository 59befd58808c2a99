import type { ClientStatus } from '#contract/clients.js'

/** The moves a client's state allows; anything else is a conflict. */
export const clientMoves: Record<ClientStatus, readonly ClientStatus[]> = {
  pending: ['active', 'rejected'],
  active: ['suspended'],
  rejected: ['pending'],
  suspended: ['active'],
}
