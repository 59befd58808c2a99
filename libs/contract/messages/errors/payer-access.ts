export const payerSessionEnded = 'Your session has ended. Request a new link by email'
export const payerLinkRequested = 'If we know this address, a link is on its way to it.'
export const payerSessionRequired = 'Send the payer’s session token'
