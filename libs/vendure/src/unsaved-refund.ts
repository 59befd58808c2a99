/** Vendure saves a refund well within this time, unless its process ended in between. */
const savedWithinMs = 60_000

export const isYoung = ({ createdAt }: { createdAt: string }, now: number): boolean =>
  now - Date.parse(createdAt) < savedWithinMs

interface Made {
  refundID: string
  amount: number
  status: string
  actorKind: string
  createdAt: string
}

/** A refund of this amount that a program made and that Vendure hasn't saved. */
export const isUnsaved = ({ refundID, amount, status, actorKind }: Made, saved: Set<string>, wanted: number): boolean =>
  actorKind === 'integrator' && status !== 'failed' && amount === wanted && !saved.has(refundID)
