// The words of the PDF.

export const invoiceNamed = (number: string) => `Invoice ${number}`
export const creditNoteNamed = (number: string) => `Credit note ${number}`
export const invoice = 'Invoice'
export const from = 'From'
export const billTo = 'Bill to'
export const taxID = (id: string) => `VAT number: ${id}`
export const issued = 'Issued'
export const due = 'Due'
export const status = 'Status'
export const statuses = {
  draft: 'Draft',
  open: 'Open',
  paid: 'Paid',
  void: 'Void',
  uncollectible: 'Uncollectible',
} as const
export const description = 'Description'
export const quantity = 'Quantity'
export const unitPrice = 'Unit price'
export const tax = 'Tax'
export const amount = 'Amount'
export const usage = 'usage'
export const tiered = 'By tier'
export const coupon = (name: string) => `Coupon ${name}`
export const unnamedCoupon = 'Coupon'
export const subtotal = 'Subtotal without tax'
export const taxOn = (name: string, percentage: string, net: string) => `${name} ${percentage} on ${net}`
export const includes = 'incl.'
export const total = 'Total'
export const paid = 'Paid'
export const credited = 'Credited'
export const amountDue = 'Amount due'
export const reverseCharge = 'Reverse charge: the customer owes the VAT.'
export const testMode = 'Test mode: no real money'
export const pay = (url: string) => `Pay online: ${url}`
export const pageOf = (page: string, pages: string) => `Page ${page} of ${pages}`
export const fact = (name: string, value: string) => `${name}: ${value}`
