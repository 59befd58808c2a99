export const invoice = {
  subject: (number: string, merchantName: string) => `Invoice ${number} from ${merchantName}`,
  due: (merchantName: string, money: string, day: string) =>
    `${merchantName} sent you an invoice for ${money}. It’s due on ${day}.`,
  settled: (merchantName: string, money: string) =>
    `${merchantName} sent you an invoice for ${money}. It’s already paid.`,
  rest: (money: string) => `There is still ${money} to pay.`,
  coupon: (name: string, money: string) => `Coupon ${name} takes ${money} off.`,
  questions: (merchantName: string) => `Questions about this invoice? Contact ${merchantName}.`,
  viewAndPay: 'View and pay invoice',
  view: 'View invoice',
  closing: (merchantName: string) => `You’re getting this email because ${merchantName} sent you an invoice.`,
}
