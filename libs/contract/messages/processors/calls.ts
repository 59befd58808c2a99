export const processorUnavailable = 'The processor cannot be reached just now. Please try again later'
export const noProcessor = 'No processor takes this payment just now. Whoever runs the installation has to enable one'
export const tokenOfNoAccount = 'This token was made by an account that takes no payments here'
