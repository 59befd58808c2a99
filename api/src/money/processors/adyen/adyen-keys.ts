import { clock } from '#contract/clock.js'

/** Adyen keeps keys for a week at least; a day less, so that none is forgotten while it is on its way. */
const keyLifeMs = 6 * 86_400_000

export const isKeyKnown = ({ createdAt }: { createdAt: Date }): boolean =>
  clock.time() - createdAt.getTime() < keyLifeMs
