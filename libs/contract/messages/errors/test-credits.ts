export const kindForm = (kinds: readonly string[]) => `Kind must be one of ${kinds.join(', ')}`
export const testModeOnly = 'Test credits exist in test mode only. In live mode, the bank credits the payment'
export const notATransfer = 'This payment isn’t a bank transfer'
export const notOpen = 'This payment isn’t waiting for a bank transfer, so the test bank can’t credit one'
export const tooManyCredits = (most: number) =>
  `The test bank has credited ${most} transfers to this payment, and that is the maximum`
