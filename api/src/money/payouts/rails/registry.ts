import { type PayoutRail, payoutRails } from '#contract/payout-states.js'

/** A rail has the name of its processor; null: it is no call, but a file that the room of bank files makes. */
export const processorOf = (rail: PayoutRail): string | null => (rail === 'bank_file' ? null : rail)

export const railOf = (processor: string): PayoutRail | null =>
  payoutRails.find((rail) => processorOf(rail) === processor) ?? null
