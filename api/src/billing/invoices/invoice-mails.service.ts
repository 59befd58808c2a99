import { Injectable } from '@nestjs/common'
import { invoiceMailsMax, invoiceMailsWithinMs } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { moneyIn } from '#contract/formats.js'
import { formatsOf } from '#contract/formats-of.js'
import type { InvoiceView } from '#contract/invoices.js'
import type { Language } from '#contract/languages.js'
import type { EntityManager } from 'typeorm'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { Mailbox } from '../../platform/mail/mailbox.js'
import { viewDiscounts } from './discounts.js'
import type { Invoice } from './invoice.entity.js'
import { dueOf, linesOf, viewInvoice } from './invoice.view.js'
import { BuyerLanguages } from './buyer-languages.js'
import { CustomerHasNoEmail, InvoiceStateConflict, TooManyInvoiceMails } from './invoices.errors.js'
import { changeInvoice, findInvoice, InvoicesService, type OwnInvoice } from './invoices.service.js'

interface MailTerms {
  /** false: the payer typed the name, and the address may be another person’s. */
  greetsByName?: boolean
  language?: Language
}

@Injectable()
export class InvoiceMails {
  constructor(
    private readonly audit: AuditLog,
    private readonly languages: BuyerLanguages,
    private readonly mailbox: Mailbox,
    private readonly invoices: InvoicesService,
  ) {}

  send(own: OwnInvoice): Promise<InvoiceView> {
    return this.audit.unit(async (manager, record) => {
      const invoice = await findInvoice(manager, own)
      await this.sendIn(manager, record, invoice)
      return viewInvoice(manager, invoice, this.invoices.origin)
    })
  }

  /** In a unit with audit lines. */
  async sendIn(
    manager: EntityManager,
    record: Record,
    invoice: Invoice,
    { greetsByName = true, language: spoken }: MailTerms = {},
  ): Promise<void> {
    const { invoiceID, status, number, token, dueAt, seller, buyer, mode, clientID, currency } = invoice
    if (!number || !token || !dueAt || status === 'void') throw new InvoiceStateConflict(status)
    const to = buyer?.emailAddress
    if (!to) throw new CustomerHasNoEmail()
    const since = new Date(clock.time() - invoiceMailsWithinMs)
    const sent = await this.mailbox.countSince(manager, invoiceID, 'invoice', since)
    if (sent >= invoiceMailsMax) throw new TooManyInvoiceMails()
    const language = spoken ?? (await this.languages.of(manager, invoice))
    const formats = formatsOf(language)
    const rest = dueOf(invoice)
    const data = {
      name: (greetsByName && buyer.name) || to,
      ...{ mode, number, merchantName: seller?.name ?? '', dueOn: dueAt.toISOString() },
      isDue: rest > 0,
      ...(rest > 0 && rest < invoice.total && { rest: moneyIn(formats, rest, currency) }),
      money: moneyIn(formats, invoice.total, currency),
      coupons: viewDiscounts(await linesOf(manager, invoiceID)).map(({ name, amount }) => ({
        ...{ name, money: moneyIn(formats, amount, currency) },
      })),
      path: `/pay/invoice/${token}`,
    }
    await this.mailbox.queue(manager, { kind: 'invoice', to, aboutID: invoiceID, language, data })
    await changeInvoice(manager, invoice, { sentAt: clock.now() })
    const target = { kind: 'invoice', id: invoiceID }
    await record({ action: 'invoice.sent', target, after: { clientID, mode, number } })
  }
}
