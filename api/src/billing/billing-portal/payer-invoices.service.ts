import { Injectable } from '@nestjs/common'
import type { Page } from '#contract/answers.js'
import type { ListPayerBilling, PayerInvoiceView } from '#contract/billing-portal.js'
import { pageSize } from '#contract/limits.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { readPage } from '../../platform/lists/page.js'
import { Invoice } from '../invoices/invoice.entity.js'
import { dueOf } from '../invoices/invoice.view.js'
import { InvoicesService } from '../invoices/invoices.service.js'
import { PayerReach } from './payer-reach.js'

@Injectable()
export class PayerInvoices {
  constructor(
    private readonly database: Database,
    private readonly reach: PayerReach,
    private readonly invoices: InvoicesService,
  ) {}

  /** Drafts are the merchant's own. */
  async list(token: string, { cursor }: ListPayerBilling): Promise<Page<PayerInvoiceView>> {
    const { clientID, mode, customerIDs } = await this.reach.of(this.database.read, token)
    const query = { limit: pageSize, ...(cursor !== undefined && { cursor }) }
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(Invoice, 'invoice')
        .where('invoice.customerID IN (:...customerIDs)', { customerIDs })
        .andWhere('invoice.clientID = :clientID', { clientID })
        .andWhere('invoice.finalizedAt IS NOT NULL')
        .andWhere(inMode(mode, 'invoice'))
      return readPage(builder, 'invoice', 'invoiceID', query, (invoice) => viewOf(invoice, this.invoices.origin))
    })
  }
}

function viewOf(invoice: Invoice, origin: string): PayerInvoiceView {
  const url = `${origin}/pay/invoice/${invoice.token}`
  return {
    invoiceID: invoice.invoiceID,
    number: invoice.number ?? '',
    status: invoice.status,
    currency: invoice.currency,
    total: invoice.total,
    amountDue: dueOf(invoice),
    subscriptionID: invoice.subscriptionID,
    issuedAt: (invoice.finalizedAt ?? invoice.createdAt).toISOString(),
    dueAt: invoice.dueAt?.toISOString() ?? null,
    paidAt: invoice.paidAt?.toISOString() ?? null,
    url,
    pdfURL: `${url}/pdf`,
  }
}
