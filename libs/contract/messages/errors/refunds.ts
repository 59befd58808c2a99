export const nothingToRefund = 'This payment is already fully refunded'
export const refundTooLarge = (money: string) => `At most ${money} can still be refunded`
export const refundAboveLimit = (money: string) =>
  `Your role can refund at most ${money} at a time. Ask a teammate with a higher limit`
export const noRefundsIn = (currency: string) =>
  `Your role can’t refund payments in ${currency}. Ask a teammate who can`
export const partialRefundNotPossible = 'This payment’s processor only supports full refunds'
export const payerAccountUnknown =
  'The bank didn’t say which account this transfer came from, so it can’t be refunded automatically'
export const refundUndone = 'The refund wasn’t paid out'
export const refundUndoneBecause = (reason: string) => `The refund wasn’t paid out: ${reason}`
export const disputeOpen = 'This payment is disputed. You can refund it after the dispute closes'
