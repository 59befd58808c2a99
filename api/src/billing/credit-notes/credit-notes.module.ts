import { Module } from '@nestjs/common'
import { RefundsModule } from '../../money/refunds/refunds.module.js'
import { InvoicesModule } from '../invoices/invoices.module.js'
import { CreditNoteDocuments } from './credit-note-documents.service.js'
import { CreditNoteRefunds } from './credit-note-refunds.js'
import { CreditNotesController } from './credit-notes.controller.js'
import { CreditNotesService } from './credit-notes.service.js'
import { FailedInvoiceRefunds } from './failed-invoice-refunds.js'

@Module({
  imports: [InvoicesModule, RefundsModule],
  controllers: [CreditNotesController],
  providers: [CreditNoteDocuments, CreditNoteRefunds, CreditNotesService, FailedInvoiceRefunds],
})
export class CreditNotesModule {}
