import { clock } from '#contract/clock.js'
import { isKeptFault } from './stripe-errors.js'

/** Stripe forgets keys after a day; an hour less, so that none is forgotten while it is on its way. */
const keyLifeMs = 23 * 3_600_000
/** What a fault inside Stripe has made stands in the list long before. */
const faultSettlesMs = 600_000

const ageOf = ({ createdAt }: { createdAt: Date }): number => clock.time() - createdAt.getTime()

export const isKeyKnown = (asked: { createdAt: Date }): boolean => ageOf(asked) < keyLifeMs

export const mayStillAppear = (asked: { createdAt: Date }): boolean => ageOf(asked) < faultSettlesMs

export function unlessKept(error: unknown): null {
  if (error instanceof Error && isKeptFault(error.cause)) return null
  throw error
}
