/** Staff alone read these. `reason` is one sentence without a full stop. */
export const unreadable = {
  payment: (account: string, reason: string) =>
    `${account} gave an answer that cannot be read. ${reason}. Look the payment up there; it is asked about again and again.`,
  refund: (account: string, reason: string) =>
    `${account} gave an answer that cannot be read. ${reason}. Look the refund up there; it is asked about again and again.`,
  payout: (account: string, reason: string) =>
    `${account} gave an answer that cannot be read. ${reason}. Look the transfer up there; it is asked about again and again.`,
}

export const silent = {
  payment: (account: string, reason: string) =>
    `${account} has not said what became of this payment. ${reason}. Check that its processor can be reached.`,
  refund: (account: string, reason: string) =>
    `${account} has not said what became of this refund. ${reason}. Check that its processor can be reached.`,
  payout: (account: string, reason: string) =>
    `${account} has not said what became of this transfer. ${reason}. Check that its processor can be reached.`,
}
