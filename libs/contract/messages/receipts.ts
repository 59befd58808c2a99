export const receipt = {
  subject: (merchantName: string) => `Your receipt from ${merchantName}`,
  paid: (money: string, merchantName: string) => `You paid ${money} to ${merchantName}.`,
  what: (description: string, transactionID: string) => `For: ${description}\nPayment: ${transactionID}`,
  test: 'This was a test. No money moved.',
  questions: (merchantName: string) => `Questions about your purchase? Contact ${merchantName}.`,
  button: 'View receipt',
  closing: 'You’re getting this email because this address was entered with the payment.',
}
