/** Numerators over one denominator, as whole numbers whose sum is the given one, none further than one from its exact part. */
export function sharesOf(parts: readonly bigint[], denominator: bigint, total: bigint): bigint[] {
  const shares = parts.map((part) => floorOf(part, denominator))
  const restOf = (at: number) => (parts[at] ?? 0n) - (shares[at] ?? 0n) * denominator
  const largestFirst = [...parts.keys()].sort((one, other) => Number(restOf(other) - restOf(one)) || one - other)
  let left = total - sumOf(shares)
  for (const at of largestFirst) {
    if (left <= 0n) break
    shares[at] = (shares[at] ?? 0n) + 1n
    left -= 1n
  }
  return shares
}

export const sumOf = (numbers: readonly bigint[]): bigint => numbers.reduce((total, one) => total + one, 0n)

function floorOf(part: bigint, denominator: bigint): bigint {
  const quotient = part / denominator
  return part % denominator < 0n ? quotient - 1n : quotient
}

/** Half of a minor unit is rounded up. */
export const nearest = (part: bigint, denominator: bigint): bigint => floorOf(part * 2n + denominator, denominator * 2n)
