export const kindForm = (kinds: readonly string[]) => `Kind must be one of ${kinds.join(', ')}`
export const testModeOnly = 'The bank credits live payments itself. Test credits exist in test mode only'
export const notATransfer = 'This payment isn’t a bank transfer'
export const notOpen = 'This payment isn’t waiting for a bank transfer, so the test bank can’t credit one'
export const tooManyCredits = (most: number) =>
  `The test bank has credited ${most} transfers to this payment, and credits no more`
