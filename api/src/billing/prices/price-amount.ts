import type { PriceTier } from '#contract/prices.js'

interface Priced {
  unitAmount: number | null
  tiers: PriceTier[] | null
}

/** Minor units for so many; each unit costs what its own tier says. A bigint, because the product may pass 2^53. */
export function amountOfPrice({ unitAmount, tiers }: Priced, quantity: number): bigint {
  if (!tiers) return BigInt(unitAmount ?? 0) * BigInt(quantity)
  let amount = 0n
  let counted = 0
  for (const tier of tiers) {
    const last = Math.min(quantity, tier.upTo ?? quantity)
    if (last > counted) amount += BigInt(last - counted) * BigInt(tier.unitAmount)
    counted = Math.max(counted, last)
  }
  return amount
}
