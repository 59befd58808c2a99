import type { PayoutRail } from '#contract/payout-states.js'

/** Which processor a rail is; null: it is no call, but a file that the room of bank files makes. */
export const railProcessors: Record<PayoutRail, string | null> = {
  sandbox: 'sandbox',
  paystack: 'paystack',
  bank_file: null,
}

export const railOf = (processor: string): PayoutRail | null =>
  (Object.keys(railProcessors) as PayoutRail[]).find((rail) => railProcessors[rail] === processor) ?? null
