export const details = {
  subject: (merchantName: string) => `Your bank transfer to ${merchantName}`,
  news: (money: string, merchantName: string) => `To pay ${merchantName}, transfer ${money} to this account:`,
  reference: (day: string) => `Include the exact reference. The payment expires on ${day}.`,
  button: 'View payment',
}
export const part = {
  subject: (missing: string, merchantName: string) => `Your transfer to ${merchantName} is ${missing} short`,
  news: (received: string, missing: string) =>
    `We’ve received ${received}. Transfer the remaining ${missing} to this account:`,
}
export const late = {
  subject: (merchantName: string) => `Your transfer to ${merchantName} arrived too late`,
  news: (money: string, merchantName: string) =>
    `We received ${money} after your payment to ${merchantName} had ended. We’ll accept it or send it back.`,
}
export const returned = {
  subject: (money: string) => `We returned your transfer of ${money}`,
  news: (money: string, merchantName: string) =>
    `Your payment to ${merchantName} didn’t need this transfer. We sent ${money} back to the account it came from.`,
}
export const test = 'This is a test. Don’t send any money.'
export const questions = (merchantName: string) => `Questions about your payment? Contact ${merchantName}.`
export const closing = 'You’re getting this email because this address was entered with the payment.'
