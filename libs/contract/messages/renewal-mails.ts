export const failed = {
  subject: (merchantName: string) => `Your payment to ${merchantName} failed`,
  news: (merchantName: string, money: string, number: string) =>
    `Your payment of ${money} to ${merchantName} for invoice ${number} failed.`,
  next: 'Pay with the button below. If you save the new payment method, we’ll use it for future payments.',
  nextOfEnded: 'Pay with the button below.',
  button: 'Pay or change payment method',
}
export const confirmation = {
  subject: (merchantName: string) => `Confirm your payment to ${merchantName}`,
  news: (merchantName: string, money: string) =>
    `Your bank asks you to confirm your payment of ${money} to ${merchantName}.`,
  next: 'Confirm it with the button below. Your subscription stays active until then.',
  nextOfEnded: 'Confirm it with the button below.',
  button: 'Confirm payment',
}
export const closing = (merchantName: string) =>
  `You’re getting this email because you have a subscription with ${merchantName}.`
export const closingOfEnded = (merchantName: string) =>
  `You’re getting this email because you had a subscription with ${merchantName}.`
