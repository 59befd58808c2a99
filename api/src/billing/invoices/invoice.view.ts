import type { EntityManager } from 'typeorm'
import type { InvoiceStatus } from '#contract/billing-choices.js'
import { partsOfPercent } from '#contract/billing-limits.js'
import type { InvoiceLineView, PreviewLineView } from '#contract/invoice-lines.js'
import type { InvoicePaymentView, InvoiceSummaryView, InvoiceView } from '#contract/invoices.js'
import { versionOf } from '../../platform/http/row-version.js'
import { viewDiscounts } from './discounts.js'
import type { Invoice } from './invoice.entity.js'
import { InvoiceLine } from './invoice-line.entity.js'
import { InvoicePayment } from './invoice-payment.entity.js'

export const takingMoney: InvoiceStatus[] = ['open', 'uncollectible']
export const takesMoney = ({ status }: Pick<Invoice, 'status'>): boolean => takingMoney.includes(status)

type Sums = Pick<Invoice, 'total' | 'amountPaid' | 'amountCredited' | 'amountReturned'>

/** What is not settled by payments and credits. What a credit gave back of a payment counts for no invoice anymore. */
export const restOf = ({ total, amountPaid, amountCredited, amountReturned }: Sums): number =>
  total - amountCredited - (amountPaid - amountReturned)

export const dueOf = (invoice: Invoice): number => (takesMoney(invoice) ? restOf(invoice) : 0)

export const versionOfInvoice = ({ status, amountPaid, updatedAt }: Invoice): string =>
  versionOf([status, amountPaid, updatedAt.getTime()])

export const viewSummary = (invoice: Invoice, origin: string): InvoiceSummaryView => ({
  invoiceID: invoice.invoiceID,
  clientID: invoice.clientID,
  mode: invoice.mode,
  status: invoice.status,
  number: invoice.number,
  customerID: invoice.customerID,
  subscriptionID: invoice.subscriptionID,
  currency: invoice.currency,
  discountAmount: invoice.discountAmount,
  subtotal: invoice.subtotal,
  taxAmount: invoice.taxAmount,
  total: invoice.total,
  amountPaid: invoice.amountPaid,
  amountCredited: invoice.amountCredited,
  amountDue: dueOf(invoice),
  reference: invoice.reference,
  metadata: invoice.metadata,
  dueInDays: invoice.dueInDays,
  dueAt: invoice.dueAt?.toISOString() ?? null,
  url: invoice.token && `${origin}/pay/invoice/${invoice.token}`,
  version: versionOfInvoice(invoice),
  finalizedAt: invoice.finalizedAt?.toISOString() ?? null,
  sentAt: invoice.sentAt?.toISOString() ?? null,
  paidAt: invoice.paidAt?.toISOString() ?? null,
  voidedAt: invoice.voidedAt?.toISOString() ?? null,
  markedUncollectibleAt: invoice.markedUncollectibleAt?.toISOString() ?? null,
  createdAt: invoice.createdAt.toISOString(),
  updatedAt: invoice.updatedAt.toISOString(),
})

export async function viewInvoice(manager: EntityManager, invoice: Invoice, origin: string): Promise<InvoiceView> {
  const { invoiceID } = invoice
  const payments = await manager.find(InvoicePayment, {
    where: { invoiceID },
    order: { createdAt: 'ASC', transactionID: 'ASC' },
  })
  const lines = await linesOf(manager, invoiceID)
  return {
    ...viewSummary(invoice, origin),
    lines: lines.map(viewLine),
    discounts: viewDiscounts(lines),
    couponID: invoice.couponID,
    taxes: invoice.taxes,
    memo: invoice.memo,
    seller: invoice.seller,
    buyer: invoice.buyer,
    buyerTaxID: invoice.buyerTaxID,
    footer: invoice.footer,
    payments: payments.map(viewPayment),
  }
}

export const linesOf = (manager: EntityManager, invoiceID: string): Promise<InvoiceLine[]> =>
  manager.find(InvoiceLine, { where: { invoiceID }, order: { position: 'ASC' } })

const viewLine = (line: InvoiceLine): InvoiceLineView => ({
  invoiceLineID: line.invoiceLineID,
  ...viewPreviewLine(line),
})

export const viewPreviewLine = (line: InvoiceLine): PreviewLineView => ({
  description: line.description,
  priceID: line.priceID,
  quantity: line.quantity,
  unitAmount: line.unitAmount,
  tiers: line.tiers,
  amount: line.amount,
  discountAmount: line.discountAmount,
  couponID: line.couponID,
  taxRateID: line.taxRateID,
  taxName: line.taxName,
  taxPercentage: line.taxPartsPerMillion === null ? null : line.taxPartsPerMillion / partsOfPercent,
  taxBehavior: line.taxBehavior,
  isReverseCharge: line.isReverseCharge,
  net: line.net,
  taxAmount: line.taxAmount,
  total: line.total,
  periodStart: line.periodStart?.toISOString() ?? null,
  periodEnd: line.periodEnd?.toISOString() ?? null,
  isProration: line.isProration,
  isUsage: line.isUsage,
})

const viewPayment = (payment: InvoicePayment): InvoicePaymentView => ({
  transactionID: payment.transactionID,
  amount: payment.amount,
  isExtra: payment.isExtra,
  amountExtra: payment.amountExtra,
  refundID: payment.refundID,
  refundFailure: payment.refundFault,
  lostAt: payment.lostAt?.toISOString() ?? null,
  createdAt: payment.createdAt.toISOString(),
})
