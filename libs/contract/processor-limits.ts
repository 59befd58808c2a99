/** Processors limit the address that a payer comes back to, and this one is part of it. */
export const framePageMaxLength = 700
/** Of a connected account, as its processor lists them; the rest is shown there. */
export const requirementsDueMax = 50
/** So long a call that makes a connected account, and whose answer was lost, may still arrive at the processor. */
export const connectLostMs = 60_000
export const subaccountPollMs = 300_000
export const subaccountBatch = 50
/** Nothing tells of a change that was made in the processor's dashboard. */
export const subaccountReadAfterMs = 86_400_000
