import { Injectable } from '@nestjs/common'
import { PdfSpeech } from '../../money/statements/pdf-speech.js'
import { Database } from '../../platform/database/database.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { documentPdf } from '../invoices/invoice-pdf.js'
import { viewInvoice } from '../invoices/invoice.view.js'
import type { InvoiceFile } from '../invoices/invoice-documents.service.js'
import { InvoicesService } from '../invoices/invoices.service.js'
import { viewCreditNote } from './credit-note.view.js'
import { findCreditNote, type OwnCreditNote } from './credit-notes.service.js'

@Injectable()
export class CreditNoteDocuments {
  constructor(
    private readonly database: Database,
    private readonly invoices: InvoicesService,
  ) {}

  /** It looks like its invoice, with the lines and sums that are credited. */
  async pdf(own: OwnCreditNote): Promise<InvoiceFile> {
    const { read } = this.database
    const found = await findCreditNote(read, own)
    const note = await viewCreditNote(read, found)
    const invoice = await read.findOneByOrFail(Invoice, { invoiceID: note.invoiceID })
    const view = await viewInvoice(read, invoice, this.invoices.origin)
    const credited = new Map(note.lines.map((line) => [line.invoiceLineID, line]))
    const lines = view.lines.flatMap((line) => {
      const credit = credited.get(line.invoiceLineID)
      return credit ? [{ ...line, ...credit, quantity: 1, unitAmount: credit.amount, tiers: null }] : []
    })
    const { number, taxes, subtotal, taxAmount, total, createdAt } = note
    const sums = { discounts: [], taxes, subtotal, taxAmount, total, amountPaid: 0, amountDue: 0 }
    const shown = { ...view, ...sums, lines, number, memo: note.reason, finalizedAt: createdAt, dueAt: createdAt }
    const speech = new PdfSpeech(found.language ?? 'en')
    const words = speech.words.invoiceDocuments
    const pdf = documentPdf(shown, speech, {
      name: words.creditNoteNamed(speech.own(number)),
      facts: [
        [words.issued, speech.day(createdAt)],
        [words.invoice, speech.own(view.number ?? '')],
      ],
      hasDue: false,
    })
    return { name: `credit-note-${number}.pdf`, pdf }
  }
}
