export const youOwe = (money: string) => `You owe us ${money}.`
export const why =
  'More went back to your payers than came in since the last payout. New payments make up for it by themselves, and payouts wait until then.'
export const pay = (money: string) => `Pay ${money} now`
export const withoutFee = 'Paid into your own balance, without a fee.'
export const label = 'What you owe'
