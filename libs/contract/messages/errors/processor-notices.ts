export const notSigned = 'The webhook’s signature is missing or wrong'
export const otherMode = 'This webhook is for the other mode'
export const unreadable = 'This webhook can’t be read'
export const conflict = 'The processor reports a different outcome'
export const givenBack = 'Paid after it had ended, so we refund it'
export const refundChanged = (from: string, to: string) => `refund ${from} to ${to}`
export const changed = (from: string, to: string) => `${from} to ${to}`
export const payoutChanged = (before: string, after: string) => `Payout: ${before} → ${after}`
