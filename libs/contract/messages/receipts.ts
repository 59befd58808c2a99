export const receipt = {
  subject: (merchantName: string) => `Your receipt from ${merchantName}`,
  paid: (money: string, merchantName: string) => `You paid ${money} to ${merchantName}.`,
  what: (description: string, transactionID: string) => `For: ${description}\nPayment: ${transactionID}`,
  test: 'This was a test. No money moved.',
  questions: (merchantName: string) => `Questions about your purchase? Contact ${merchantName}.`,
  button: 'View receipt',
  closing: 'You’re getting this email because this address was entered with the payment.',
}

/** A payment without the payer that the bank wants the payer for. */
export const confirmPayment = {
  subject: (merchantName: string) => `Confirm your payment to ${merchantName}`,
  asks: (money: string, merchantName: string) =>
    `${merchantName} wants to charge ${money} to your saved payment method. Your bank asks you to confirm the payment.`,
  what: (description: string, transactionID: string) => `For: ${description}\nPayment: ${transactionID}`,
  until: (time: string) => `The link works until ${time}. If you don’t confirm, you won’t be charged.`,
  test: 'This is a test. No money moves.',
  button: 'Confirm payment',
  closing: 'You’re getting this email because you saved a payment method with this merchant.',
}
