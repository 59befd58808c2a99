export const nothingToRefund = 'There is nothing left to refund'
export const refundTooLarge = (money: string) => `At most ${money} can still be refunded`
export const refundAboveLimit = (money: string) =>
  `Your role refunds at most ${money} at a time. Ask somebody in your team who may refund more`
export const noRefundsIn = (currency: string) =>
  `Your role does not refund payments in ${currency}. Ask somebody in your team who may`
export const partialRefundNotPossible = 'The processor of this payment gives back all of it, or nothing'
export const disputeOpen = 'This payment is disputed: nothing can be refunded until the dispute is closed'
