export const test = 'Test mode: '
export const subjects = {
  requested: (money: string) => `Please pay ${money} to Gatehouse`,
  paid: (money: string) => `Thank you: your payment of ${money} was added to your balance`,
  written_off: (money: string) => `We’ve written off ${money} of your debt`,
}
export const news = {
  requested: (money: string) =>
    `Your balance is ${money} below zero, because refunds and disputes exceeded your payments. Payouts are paused until it’s covered. You can pay it by card now, without a fee. New sales also offset it.`,
  paid: (money: string) => `Your payment of ${money} was added to your balance, without a fee.`,
  written_off: (money: string) => `We’ve written off ${money} of your debt. You don’t need to do anything.`,
}
export const buttons = { requested: 'View and pay', paid: 'View your balance', written_off: 'View your balance' }
export const closing = 'You’re getting this email because your balance was below zero.'
