export const receipt = {
  subject: (merchantName: string) => `Your receipt from ${merchantName}`,
  paid: (money: string, merchantName: string) => `You have paid ${money} to ${merchantName}.`,
  what: (description: string, transactionID: string) => `For: ${description}\nPayment: ${transactionID}`,
  test: 'This was a test: no money has moved.',
  questions: (merchantName: string) => `Questions about what you bought? Please ask ${merchantName}.`,
  button: 'Show the receipt',
  closing: 'This mail was sent automatically by Gatehouse because this address was given with the payment.',
}
