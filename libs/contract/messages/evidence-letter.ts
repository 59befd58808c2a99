// The PDF that a processor gets with the evidence for a dispute: its banks read English.
export const title = 'Answer to a dispute'
export const dispute = 'Dispute'
export const payment = 'Payment'
export const amount = 'Disputed amount'
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`
