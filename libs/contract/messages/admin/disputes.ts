export * from './labels.js'

export const filterDisputes = 'Filter disputes'
export const anyStatus = 'Any status'
export const paymentsThatThePayersBank =
  'Payments that the payer’s bank asks back. What is disputed is on hold until the case is closed.'
export const failedToFetchDisputes = 'Failed to fetch disputes'
export const noDisputesFound = 'No disputes found.'
export const nobodyHasAskedForMoney = 'Nobody has asked for money back.'
export const disputed = 'Disputed'
export const openedAndClosed = 'Opened and closed'
export const clientsPart = 'Client’s part'
export const caughtBy = 'Would be caught by'
export const noRule = 'No rule'
export const notClosedYet = 'Not closed yet'
export const closeDispute = 'Close dispute'
export const theDisputeWasClosedAs = (outcome: string) => `The dispute was closed as ${outcome}`
export const failedToCloseTheDispute = 'Failed to close the dispute'
export const closeThisDisputeAs = (outcome: string) => `Close this dispute as ${outcome}?`
export const thisCannotBeTakenBack = (consequence: string) => `${consequence} This cannot be taken back.`
export const closeAsOutcome = (outcome: string) => `Close as ${outcome}`
export const onHoldGoesBackTo = (money: string) => `${money} on hold goes back to the client’s balance.`
export const thePayerGetsBackOn = (money: string, money2: string, part: string) =>
  `The payer gets ${money} back: ${money2} on hold is taken from the client${part}.`
export const theRestIsOurFee = ', the rest is our fee'
