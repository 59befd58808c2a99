import type { TaxBehavior } from '#contract/billing-choices.js'

export interface SummedLine {
  amount: number
  /** What a coupon takes off the amount before tax. */
  discountAmount: number
  taxRateID: string | null
  taxPartsPerMillion: number | null
  taxBehavior: TaxBehavior | null
}

export interface LineSums {
  net: number
  taxAmount: number
  total: number
}

const million = 1_000_000n

export const chargedOf = ({ amount, discountAmount }: Pick<SummedLine, 'amount' | 'discountAmount'>): number =>
  amount - discountAmount

/** Tax is rounded once for each rate, half to even, and shared among its lines, so that their sum is the total. */
export function sumsOf(lines: readonly SummedLine[]): LineSums[] {
  const taxes = lines.map(() => 0n)
  for (const taxRateID of new Set(lines.map((line) => line.taxRateID))) {
    if (taxRateID === null) continue
    const places = [...lines.keys()].filter((at) => lines[at]?.taxRateID === taxRateID)
    const rate = BigInt(lines[places[0] ?? 0]?.taxPartsPerMillion ?? 0)
    const parts = places.map((at) => partOf(lines[at] as SummedLine, rate))
    for (const [index, tax] of shared(parts, million * (million + rate)).entries()) taxes[places[index] ?? 0] = tax
  }
  return lines.map((line, at) => {
    const taxAmount = Number(taxes[at])
    const charged = chargedOf(line)
    const net = line.taxBehavior === 'inclusive' ? charged - taxAmount : charged
    return { net, taxAmount, total: net + taxAmount }
  })
}

// The exact tax of a line, over the denominator that lines with and without the tax have in common.
const partOf = (line: SummedLine, rate: bigint): bigint =>
  BigInt(chargedOf(line)) * rate * (line.taxBehavior === 'inclusive' ? million : million + rate)

/** Whole numbers that sum up to the rounded sum, none further than one from its exact part. */
function shared(parts: readonly bigint[], denominator: bigint): bigint[] {
  const whole = parts.map((part) => floorOf(part, denominator))
  const rest = (at: number) => (parts[at] ?? 0n) - (whole[at] ?? 0n) * denominator
  let left = halfEven(sum(parts), denominator) - sum(whole)
  const largestFirst = [...parts.keys()].sort((one, other) =>
    rest(one) === rest(other) ? one - other : rest(one) > rest(other) ? -1 : 1,
  )
  for (const at of largestFirst) {
    if (left === 0n) break
    whole[at] = (whole[at] ?? 0n) + 1n
    left -= 1n
  }
  return whole
}

const sum = (numbers: readonly bigint[]): bigint => numbers.reduce((total, one) => total + one, 0n)

function floorOf(part: bigint, denominator: bigint): bigint {
  const quotient = part / denominator
  return part % denominator < 0n ? quotient - 1n : quotient
}

export function halfEven(part: bigint, denominator: bigint): bigint {
  const floor = floorOf(part, denominator)
  const twice = (part - floor * denominator) * 2n
  if (twice === denominator) return floor % 2n === 0n ? floor : floor + 1n
  return twice > denominator ? floor + 1n : floor
}
