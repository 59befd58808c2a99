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

/** The difference of two cumulative shares, so that all parts together return exactly the fee. */
export function feeShareOf({ amountCaptured, fee, amountReturned, feeReturned }: Captured, amount: number): number {
  const before = shareOf(fee, amountReturned, amountCaptured)
  const share = shareOf(fee, amountReturned + amount, amountCaptured) - before
  const owed = Math.abs(before - feeReturned) === 1 ? before - feeReturned : 0
  return Math.max(0, Math.min(share + owed, amount, fee - feeReturned))
}
