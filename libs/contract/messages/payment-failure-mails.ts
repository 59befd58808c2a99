export const test = 'Test mode: '
export const subject = (money: string) => `A payment of ${money} failed after it was captured`
export const news = (money: string, transactionID: string) =>
  `The processor confirmed the payment ${transactionID}, but then could not collect ${money}. We took the amount from your balance and gave the fee back.`
export const advice =
  'If you have not shipped the order yet, hold it and ask the payer to pay again. If a later capture succeeds, the amount returns to your balance.'
export const button = 'See the payment'
export const closing = 'This mail was sent automatically by Gatehouse because one of your payments failed.'
