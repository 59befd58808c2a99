/** Vendure saves a refund well within this time, unless its process ended in between. */
const savedWithinMs = 60_000

export const isYoung = ({ createdAt }: { createdAt: string }, now: number): boolean =>
  now - Date.parse(createdAt) < savedWithinMs

interface Made {
  refundID: string
  amount: number
  status: string
  reason: string | null
  createdAt: string
}

const mark = '(Vendure)'
const reasonMaxLength = 1_000

/** Marks a refund as made by this plugin. Other programs of the merchant may refund the same amount. */
export const marked = (reason?: string | null): string =>
  `${(reason ?? '').slice(0, reasonMaxLength - mark.length - 1)} ${mark}`.trim()

export const isMarked = ({ reason }: Pick<Made, 'reason'>): boolean => Boolean(reason?.endsWith(mark))

/** A refund of this amount that this plugin made and that Vendure hasn't saved. */
export const isUnsaved = (refund: Made, saved: Set<string>, wanted: number): boolean =>
  isMarked(refund) && refund.status !== 'failed' && refund.amount === wanted && !saved.has(refund.refundID)
