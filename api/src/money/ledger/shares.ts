export interface Captured {
  amountCaptured: number
  fee: number
  amountReturned: number
  feeReturned: number
}

/** `fee * part / whole` in whole minor units, rounded half up. */
function shareOf(fee: number, part: number, whole: number): number {
  const [share, divisor] = [BigInt(fee) * BigInt(part), BigInt(whole)]
  return whole === 0 ? 0 : Number((2n * share + divisor) / (2n * divisor))
}

export interface GonePart {
  amount: number
  fee: number
  /** null: from a version before, which did not say it. */
  isFeeKept?: boolean | null
}

/** The share of a part whose fee was kept is never made up for. */
export function goneWithFee(
  { amount: amountCaptured, fee }: GonePart,
  parts: readonly GonePart[],
): { amountReturned: number; feeReturned: number } {
  const looksKept = (part: GonePart) => part.fee === 0 && BigInt(fee) * BigInt(part.amount) >= BigInt(amountCaptured)
  const wasKept = (part: GonePart) => part.isFeeKept ?? looksKept(part)
  const gone = parts.filter((part) => !wasKept(part))
  const sum = (name: 'amount' | 'fee') => gone.reduce((total, part) => total + part[name], 0)
  return { amountReturned: sum('amount'), feeReturned: sum('fee') }
}

/** What is missing of the cumulative share, so that all parts together return exactly the fee, also where some came back in between. */
export function feeShareOf({ amountCaptured, fee, amountReturned, feeReturned }: Captured, amount: number): number {
  const missing = shareOf(fee, amountReturned + amount, amountCaptured) - feeReturned
  return Math.max(0, Math.min(missing, amount, fee - feeReturned))
}
