import { Module } from '@nestjs/common'
import { PaymentLinksModule } from '../../money/payment-links/payment-links.module.js'
import { RefundsModule } from '../../money/refunds/refunds.module.js'
import { PaidPayments } from '../../money/transactions/paid-payments.js'
import { TransactionsModule } from '../../money/transactions/transactions.module.js'
import { ClientsModule } from '../../people/clients/clients.module.js'
import { MailAttachments } from '../../platform/mail/mail-attachments.js'
import { MailModule } from '../../platform/mail/mail.module.js'
import { BuyerLanguages } from './buyer-languages.js'
import { CreditedPayments } from './credited-payments.js'
import { ExtraRefunds } from './extra-refunds.js'
import { HostedInvoicesController } from './hosted-invoices.controller.js'
import { InvoiceCharges } from './invoice-charges.service.js'
import { InvoiceDocuments } from './invoice-documents.service.js'
import { InvoiceMails } from './invoice-mails.service.js'
import { InvoicePayments } from './invoice-payments.service.js'
import { InvoiceStatesController } from './invoice-states.controller.js'
import { InvoiceStates } from './invoice-states.service.js'
import { InvoicesController } from './invoices.controller.js'
import { InvoicesService } from './invoices.service.js'
import { MadeInvoices } from './made-invoices.js'
import { SettledInvoices } from './settled-invoices.js'

@Module({
  imports: [ClientsModule, MailModule, PaymentLinksModule, RefundsModule, TransactionsModule],
  controllers: [HostedInvoicesController, InvoicesController, InvoiceStatesController],
  providers: [
    BuyerLanguages,
    CreditedPayments,
    ExtraRefunds,
    InvoiceCharges,
    InvoiceDocuments,
    InvoiceMails,
    InvoicePayments,
    InvoicesService,
    InvoiceStates,
    MadeInvoices,
    SettledInvoices,
  ],
  exports: [
    BuyerLanguages,
    CreditedPayments,
    InvoiceMails,
    InvoiceStates,
    InvoicesService,
    MadeInvoices,
    SettledInvoices,
  ],
})
export class InvoicesModule {
  constructor(
    paid: PaidPayments,
    payments: InvoicePayments,
    attachments: MailAttachments,
    documents: InvoiceDocuments,
  ) {
    attachments.register(['invoice', 'renewal-failed', 'renewal-confirmation'], (id) => documents.attachmentOf(id))
    paid.listen((manager, transaction) => payments.paid(manager, transaction))
    paid.listenLost((manager, transaction) => payments.lost(manager, transaction))
  }
}
