export const test = 'Test mode: '
export const subjects = {
  requested: (money: string) => `Please pay ${money} to Gatehouse`,
  paid: (money: string) => `Thank you: ${money} were paid into your balance`,
  written_off: (money: string) => `We have written off ${money} that you owed us`,
}
export const news = {
  requested: (money: string) =>
    `Your balance with us is below zero by ${money}: more went back to payers than came in. Payouts wait until it is covered. You can pay it by card now, without a fee, or leave it: new payments make up for it too.`,
  paid: (money: string) => `${money} were paid into your balance, without a fee.`,
  written_off: (money: string) => `You owe us ${money} less: we have given them up. There is nothing for you to do.`,
}
export const buttons = { requested: 'See what is owed', paid: 'See your balance', written_off: 'See your balance' }
export const closing = 'This mail was sent automatically by Gatehouse because your balance was below zero.'
