export * from './labels.js'

export const filterDisputes = 'Filter disputes'
export const anyStatus = 'Any status'
export const paymentsThatThePayersBank =
  'Payments that the payer’s bank wants returned. The disputed amount is on hold until the case closes.'
export const failedToFetchDisputes = 'Failed to fetch disputes'
export const noDisputesFound = 'No disputes found.'
export const newDisputesShowUpHereWithDeadline = 'New disputes show up here with a deadline.'
export const disputed = 'Disputed'
export const openedAndClosed = 'Opened and closed'
export const clientsPart = 'Client’s share'
export const caughtBy = 'Risk rules today'
export const noRule = 'No match'
export const notClosedYet = 'Still open'
export const closeDispute = 'Close dispute'
export const theDisputeWasClosedAs = (outcome: string) => `Dispute closed as ${outcome}`
export const failedToCloseTheDispute = 'Failed to close the dispute'
export const closeThisDisputeAs = (outcome: string) => `Close this dispute as ${outcome}?`
export const cannotBeUndone = (consequence: string) => `${consequence} You can’t undo this.`
export const closeAsOutcome = (outcome: string) => `Close as ${outcome}`
export const onHoldGoesBackTo = (money: string) => `${money} on hold returns to the client’s balance.`
export const thePayerGetsBackOn = (money: string, money2: string, part: string) =>
  `The payer gets ${money} back. We take ${money2} on hold from the client${part}.`
export const theRestIsOurFee = ' and return our fee'
