import type { ClientStatus } from '#contract/clients.js'

export const clientMoves: Record<ClientStatus, readonly ClientStatus[]> = {
  pending: ['active', 'rejected'],
  active: ['suspended'],
  rejected: ['pending'],
  suspended: ['active'],
}
