export const notSigned = 'The signature of this notice is missing or wrong'
export const otherMode = 'This notice is of the other mode'
export const unreadable = 'This notice cannot be read'
export const conflict = 'The processor says otherwise'
export const givenBack = 'Paid after it had ended: the money goes back'
export const refundChanged = (from: string, to: string) => `refund ${from} to ${to}`
export const changed = (from: string, to: string) => `${from} to ${to}`
export const payoutChanged = (before: string, after: string) => `Payout: ${before} → ${after}`
