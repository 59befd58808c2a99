export const processorAccountRequired = 'Processor account is required'
export const notOffered = 'This processor account takes no connected accounts'
export const connectNotOf = (title: string) => `${title} has no connected accounts`
export const connectOfPlatform = 'Only the platform’s own accounts can use Connect'
export const accountConnected = 'Clients are connected through this account, so Connect stays on'
export const refused = 'The processor refused. Please ask the platform to check its account'
export const unanswered = 'The processor didn’t respond. Please try again'
export const notStarted = 'Onboarding hasn’t started yet'
