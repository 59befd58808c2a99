/** A payment between its own currency and the one its processor settles it in, both in minor units. */
export interface Position {
  charged: number
  settled: number
}

export const noPosition: Position = { charged: 0, settled: 0 }

/**
 * The result is what a move gave more than the same part of the position would be at the position's own rate; the rest stays open at its rate.
 * It does not matter which comes first: a refund may be reported before its payment.
 */
export function exchange(position: Position, move: Position): { result: number; after: Position } {
  const isClosing = position.charged * move.charged < 0
  const isAll = Math.abs(move.charged) > Math.abs(position.charged)
  const result = !isClosing
    ? 0
    : isAll
      ? position.settled + share(move.settled, position.charged, move.charged)
      : move.settled + share(position.settled, move.charged, position.charged)
  const charged = position.charged + move.charged
  return { result, after: { charged, settled: position.settled + move.settled - result } }
}

/** Rounded half away from zero, exactly. */
function share(amount: number, part: number, whole: number): number {
  const [dividend, divisor] = [BigInt(Math.abs(amount)) * BigInt(Math.abs(part)), BigInt(Math.abs(whole))]
  return Math.sign(amount) * Number((2n * dividend + divisor) / (2n * divisor))
}
