export const invoiceNamed = (number: string) => `Invoice ${number}`
export const invoice = 'Invoice'
export const seller = 'From'
export const buyer = 'Bill to'
export const taxNumber = (id: string) => `VAT number: ${id}`
export const issued = 'Issued'
export const dueOn = 'Due'
export const byTier = 'By tier'
export const couponNamed = (name: string) => `Coupon ${name}`
export const subtotal = 'Subtotal without tax'
export const taxNamed = (name: string, percentage: string) => `${name} (${percentage})`
export const total = 'Total'
export const amountPaid = 'Paid'
export const amountCredited = 'Credited'
export const amountRefunded = 'Refunded'
export const amountDue = 'Amount due'
export const restDue = (money: string) => `${money} of this invoice is still due.`
export const restCharged = (merchantName: string) => `${merchantName} will charge it to your saved payment method.`
export const reverseCharge = 'Reverse charge: the customer owes the VAT.'
export const payMoney = (money: string) => `Pay ${money}`
export const payPart = 'Pay part of it'
export const downloadPdf = 'Download PDF'
export const isPaid = 'This invoice is paid. Thank you!'
export const isVoid = 'This invoice was voided. You don’t need to pay it.'
export const noInvoice = 'Invoice not found'
export const noInvoiceAdvice = 'Check the link, or ask the seller to send the invoice again.'
export const usage = 'Usage'
