export const test = 'Test mode: '
export const subject = (money: string) => `A payment of ${money} failed after it was captured`
export const news = (money: string, transactionID: string) =>
  `The processor confirmed payment ${transactionID}, but then couldn’t collect ${money}. We debited your balance and returned the fee.`
export const advice =
  'If you haven’t shipped the order yet, hold it and ask the payer to pay again. If a later capture succeeds, the amount returns to your balance.'
export const button = 'View payment'
export const closing = 'You’re getting this email because one of your payments failed.'
