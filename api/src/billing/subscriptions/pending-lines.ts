import { summed } from '../invoices/build-lines.js'
import { undiscounted } from '../invoices/discounts.js'
import { type LooseLine, onInvoice } from '../invoices/made-invoices.js'

/** As it is kept with the subscription until the next invoice. */
export type PendingLine = Omit<LooseLine, 'periodStart' | 'periodEnd' | 'isUsage'> & {
  /** Absent in lines of the version before. */
  isUsage?: boolean
  periodStart: string | null
  periodEnd: string | null
}

export const asPending = (line: LooseLine): PendingLine => ({
  ...line,
  periodStart: line.periodStart?.toISOString() ?? null,
  periodEnd: line.periodEnd?.toISOString() ?? null,
})

export const fromPending = (line: PendingLine): LooseLine => ({
  // Lines that wait since the version before have no discount.
  ...undiscounted,
  ...line,
  periodStart: line.periodStart ? new Date(line.periodStart) : null,
  periodEnd: line.periodEnd ? new Date(line.periodEnd) : null,
  isUsage: line.isUsage ?? false,
})

export const totalOf = (lines: readonly LooseLine[]): number => summed(onInvoice('', lines)).total

/** More waits than credits take off. */
export const owesRest = ({ pendingLines }: { pendingLines: readonly PendingLine[] }): boolean =>
  totalOf(pendingLines.map(fromPending)) > 0

/** Takes as much of the credits as the charges cover, so that no invoice is below zero; the rest is left for a later one. */
export function applyCredits(lines: readonly LooseLine[]): { taken: LooseLine[]; left: LooseLine[] } {
  if (totalOf(lines) >= 0) return { taken: [...lines], left: [] }
  const taken = lines.filter(({ amount }) => amount >= 0)
  const left: LooseLine[] = []
  for (const credit of lines.filter(({ amount }) => amount < 0)) {
    const part = mostOf(credit, taken)
    if (part > 0) taken.push({ ...credit, amount: -part })
    if (part < -credit.amount) left.push({ ...credit, amount: credit.amount + part })
  }
  return { taken, left }
}

// The total falls with the credit, so that halving finds the largest part that leaves it at zero or above.
function mostOf(credit: LooseLine, taken: readonly LooseLine[]): number {
  let [least, most] = [0, -credit.amount]
  while (least < most) {
    const middle = Math.ceil((least + most) / 2)
    if (totalOf([...taken, { ...credit, amount: -middle }]) >= 0) least = middle
    else most = middle - 1
  }
  return least
}
