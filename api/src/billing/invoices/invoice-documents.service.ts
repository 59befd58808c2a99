import { Injectable } from '@nestjs/common'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { HostedInvoiceView } from '#contract/invoices.js'
import { InvoiceParts } from '../../money/payment-links/invoice-parts.js'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { Database } from '../../platform/database/database.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { MailAttachment } from '../../platform/mail/mail-attachments.js'
import { Invoice } from './invoice.entity.js'
import { type FinalInvoice, invoicePdf } from './invoice-pdf.js'
import { viewInvoice } from './invoice.view.js'
import { InvoiceStateConflict } from './invoices.errors.js'
import { findInvoice, InvoicesService, type OwnInvoice } from './invoices.service.js'

export interface InvoiceFile {
  name: string
  pdf: Readable
}

@Injectable()
export class InvoiceDocuments {
  constructor(
    private readonly database: Database,
    private readonly invoices: InvoicesService,
    private readonly parts: InvoiceParts,
  ) {}

  async pdf(own: OwnInvoice): Promise<InvoiceFile> {
    return this.fileOf(await findInvoice(this.database.read, own))
  }

  async hostedPdf(token: string): Promise<InvoiceFile> {
    return this.fileOf(await this.hosted(token))
  }

  async attachmentOf(invoiceID: string): Promise<MailAttachment | null> {
    const invoice = await this.database.read.findOneBy(Invoice, { invoiceID })
    if (!invoice) return null
    const { name, pdf } = await this.fileOf(invoice)
    return { filename: name, contentType: 'application/pdf', content: await buffer(pdf) }
  }

  async look(token: string): Promise<HostedInvoiceView> {
    const invoice = await this.hosted(token)
    const view = await this.whole(invoice)
    const { paymentLinkID } = invoice
    const link = paymentLinkID ? await this.database.read.findOneBy(PaymentLink, { paymentLinkID }) : null
    const payURL = link && view.amountDue > 0 ? `${this.invoices.origin}/pay/${link.token}` : null
    const takesParts = payURL !== null && link !== null && (await this.parts.areOffered(this.database.read, link))
    return hostedView(view, invoice, { payURL, takesParts })
  }

  private hosted = async (token: string): Promise<Invoice> =>
    orNotFound(await this.database.read.findOneBy(Invoice, { token }), 'invoice')

  private async whole(invoice: Invoice): Promise<FinalInvoice> {
    const view = await viewInvoice(this.database.read, invoice, this.invoices.origin)
    const { number, finalizedAt, dueAt } = view
    if (!number || !finalizedAt || !dueAt) throw new InvoiceStateConflict(invoice.status)
    return { ...view, number, finalizedAt, dueAt }
  }

  private async fileOf(invoice: Invoice): Promise<InvoiceFile> {
    const whole = await this.whole(invoice)
    return { name: `invoice-${whole.number}.pdf`, pdf: invoicePdf(whole, invoice.language ?? 'en') }
  }
}

const noParty = { name: null, emailAddress: null, address: null, taxID: null }

type Paying = Pick<HostedInvoiceView, 'payURL' | 'takesParts'>

/** What the link shows, without payments, references and metadata. */
function hostedView(
  view: FinalInvoice,
  { amountReturned: amountRefunded }: Invoice,
  paying: Paying,
): HostedInvoiceView {
  const {
    mode,
    status,
    number,
    currency,
    lines,
    discounts,
    taxes,
    subtotal,
    taxAmount,
    total,
    amountPaid,
    amountCredited,
    amountDue,
    memo,
    footer,
  } = view
  const { dueAt, finalizedAt } = view
  const seller = view.seller ?? noParty
  return {
    ...{ mode, status, number, merchantName: seller.name ?? '', currency, lines, discounts, taxes },
    ...{ subtotal, taxAmount, total, amountPaid, amountCredited },
    ...{ amountRefunded, amountDue, memo, seller, buyer: view.buyer ?? noParty, footer, dueAt, finalizedAt, ...paying },
  }
}
