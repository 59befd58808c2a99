export const processorAccountRequired = 'Processor account is required'
export const notOffered = 'This processor account doesn’t support connected accounts'
export const connectNotOf = (title: string) => `${title} has no connected accounts`
export const connectOfPlatform = 'Only the platform’s own accounts can use Connect'
export const accountConnected = 'Clients are connected through this account, so you can’t turn off Connect'
export const refused = 'The processor rejected the request. Ask the platform to check its account'
export const unanswered = 'The processor didn’t respond. Try again'
export const noSettlementAccount = (currencies: string) => `Add a settlement account for ${currencies} first`
export const bankRefused =
  'The processor didn’t accept your settlement account. Check its bank code, account number and holder'
export const notStarted = 'Onboarding hasn’t started yet'
