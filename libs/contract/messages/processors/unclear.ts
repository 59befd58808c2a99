/** Staff alone read these. `reason` is one sentence without a full stop. */
export const unreadable = {
  payment: (account: string, reason: string) =>
    `${account} sent an unreadable response. ${reason}. Check the payment at the processor. We keep asking for its status.`,
  refund: (account: string, reason: string) =>
    `${account} sent an unreadable response. ${reason}. Check the refund at the processor. We keep asking for its status.`,
  payout: (account: string, reason: string) =>
    `${account} sent an unreadable response. ${reason}. Check the transfer at the processor. We keep asking for its status.`,
}

export const silent = {
  payment: (account: string, reason: string) =>
    `${account} hasn’t reported an outcome for this payment. ${reason}. Check that the processor is reachable.`,
  refund: (account: string, reason: string) =>
    `${account} hasn’t reported an outcome for this refund. ${reason}. Check that the processor is reachable.`,
  payout: (account: string, reason: string) =>
    `${account} hasn’t reported an outcome for this transfer. ${reason}. Check that the processor is reachable.`,
}

export const removalUnconfirmed = (account: string): string =>
  `${account} hasn’t confirmed that this payment method is removed. Remove it in the processor’s dashboard. We keep asking.`

export const setupUnclear = (account: string): string =>
  `${account} hasn’t reported whether it saved this card. Check that the processor is reachable. We keep asking.`

export const setupGivenUp = (account: string, setupID: string): string =>
  `${account} never reported whether it saved this card. Find ${setupID} in the processor’s dashboard, and remove the card there.`
