// The words of the PDF, which is in English.
import { inThousands } from '../money.js'

export const invoiceNamed = (number: string) => `Invoice ${number}`
export const titleOf = (name: string, seller: string) => `${seller}: ${name}`
export const fileNameOf = (number: string) => `invoice-${number}.pdf`
export const creditNoteNamed = (number: string) => `Credit note ${number}`
export const creditFileNameOf = (number: string) => `credit-note-${number}.pdf`
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
export const coupon = (name: string) => `Coupon ${name}`.trim()
export const subtotal = 'Subtotal without tax'
export const taxOn = (name: string, percentage: number, net: string) => `${name} ${percentage}% on ${net}`
export const includes = 'incl.'
export const total = 'Total'
export const paid = 'Paid'
export const credited = 'Credited'
export const amountDue = 'Amount due'
export const reverseCharge = 'Reverse charge: the customer owes the VAT.'
export const testMode = 'Test mode: no real money'
export const pay = (url: string) => `Pay online: ${url}`
export const counted = (quantity: number) => inThousands(String(quantity))
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`
