import type { EntityManager } from 'typeorm'
import type { CreditNoteRefundView, CreditNoteSummaryView, CreditNoteView } from '#contract/credit-notes.js'
import { In } from 'typeorm'
import { InvoiceLine } from '../invoices/invoice-line.entity.js'
import type { CreditNote } from './credit-note.entity.js'
import { CreditNoteLine } from './credit-note-line.entity.js'
import { CreditNoteRefund } from './credit-note-refund.entity.js'

export const viewCreditSummary = (note: CreditNote): CreditNoteSummaryView => ({
  creditNoteID: note.creditNoteID,
  clientID: note.clientID,
  mode: note.mode,
  number: note.number,
  invoiceID: note.invoiceID,
  customerID: note.customerID,
  currency: note.currency,
  reason: note.reason,
  subtotal: note.subtotal,
  taxAmount: note.taxAmount,
  total: note.total,
  amountOffDue: note.amountOffDue,
  amountToRefund: note.total - note.amountOffDue,
  createdAt: note.createdAt.toISOString(),
})

export async function viewCreditNote(manager: EntityManager, note: CreditNote): Promise<CreditNoteView> {
  const { creditNoteID } = note
  const lines = await manager.find(CreditNoteLine, { where: { creditNoteID }, order: { position: 'ASC' } })
  const named = await manager.findBy(InvoiceLine, {
    invoiceLineID: In(lines.map(({ invoiceLineID }) => invoiceLineID)),
  })
  const descriptions = new Map(named.map(({ invoiceLineID, description }) => [invoiceLineID, description]))
  const refunds = await manager.find(CreditNoteRefund, {
    where: { creditNoteID },
    order: { createdAt: 'ASC', creditNoteRefundID: 'ASC' },
  })
  return {
    ...viewCreditSummary(note),
    lines: lines.map(({ invoiceLineID, amount, net, taxAmount, total }) => ({
      ...{ invoiceLineID, description: descriptions.get(invoiceLineID) ?? '', amount, net, taxAmount, total },
    })),
    taxes: note.taxes,
    refunds: refunds.map(viewRefund),
  }
}

const viewRefund = ({ transactionID, amount, refundID, refundFault }: CreditNoteRefund): CreditNoteRefundView => ({
  transactionID,
  amount,
  refundID,
  refundFailure: refundFault,
})
