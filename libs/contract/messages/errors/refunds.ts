export const nothingToRefund = 'There is nothing left to refund'
export const refundTooLarge = (money: string) => `At most ${money} can still be refunded`
export const disputeOpen = 'This payment is disputed: nothing can be refunded until the dispute is closed'
