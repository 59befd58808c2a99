import { describe } from '@jest/globals'
import { doubledAdyen } from './adyen-double.js'
import { paystackDoubled } from './paystack-double.js'
import type { DoubledProcessor } from './processor-double.js'
import { doubledStripe } from './stripe-double.js'

/** Whoever adds a processor adds its double here: the suite of adapters then plays against it. */
export const doubles: readonly DoubledProcessor[] = [doubledStripe, paystackDoubled, doubledAdyen]

export function forEachDouble(play: (processor: string, doubled: DoubledProcessor) => void): void {
  for (const doubled of doubles) describe(doubled.processor, () => play(doubled.processor, doubled))
}
