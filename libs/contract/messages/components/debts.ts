export const youOwe = (money: string) => `You owe us ${money}.`
export const why =
  'Refunds and disputes have exceeded your payments since the last payout. New sales offset the debt. Payouts resume after that.'
export const pay = (money: string) => `Pay ${money} now`
export const withoutFee = 'Goes into your own balance, without a fee.'
export const label = 'Amount owed'
