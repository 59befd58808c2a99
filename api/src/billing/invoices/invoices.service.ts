import { Injectable } from '@nestjs/common'
import { HttpAdapterHost } from '@nestjs/core'
import type { Readable } from 'node:stream'
import type { EntityManager } from 'typeorm'
import type { Page } from '#contract/answers.js'
import { invoiceDueDays } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import { invoiceColumns } from '#contract/csv-columns.js'
import type { CreateInvoice, InvoiceSummaryView, InvoiceView, ListInvoices, SaveInvoice } from '#contract/invoices.js'
import { Customer } from '../../money/customers/customer.entity.js'
import { requireCustomer } from '../../money/customers/customer-rows.js'
import { LiveReadiness } from '../../people/clients/live-readiness.js'
import { Environment } from '../../platform/config/environment.js'
import { newId } from '../../platform/crypto/ids.js'
import { Database } from '../../platform/database/database.js'
import { inMode } from '../../platform/database/in-mode.js'
import { findRow, updateRow } from '../../platform/database/rows.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { orNotFound } from '../../platform/http/app-error.js'
import type { Own } from '../../platform/http/addressed.js'
import { ownOrigin } from '../../platform/http/own-origin.js'
import { requireSeen } from '../../platform/http/row-version.js'
import {
  type Answer,
  beginCall,
  finishCall,
  firstAnswer,
  type KeyedCall,
} from '../../platform/idempotency/idempotency.js'
import { csvOf } from '../../platform/lists/csv.js'
import { readPage } from '../../platform/lists/page.js'
import { matching } from '../../platform/lists/text-search.js'
import { releaseOfInvoice } from '../coupons/redeem-coupon.js'
import { buildLines } from './build-lines.js'
import { timeOf } from '../test-clocks/time-of.js'
import { couponOfDraft } from './draft-coupon.js'
import { Invoice } from './invoice.entity.js'
import { InvoiceLine } from './invoice-line.entity.js'
import { versionOfInvoice, viewInvoice, viewSummary } from './invoice.view.js'
import { InvoiceNotDraft } from './invoices.errors.js'

const joined = 'customer.customerID = invoice.customerID'
const searched = ['invoice.number', 'invoice.reference', 'customer.name', 'customer.emailAddress']

export type OwnInvoice = Own<'invoiceID'>

// Subscriptions write the tries. A later one counts instead.
const isSkipped =
  `EXISTS (SELECT 1 FROM "payment_tries" "skipped" WHERE "skipped"."invoiceID" = invoice.invoiceID ` +
  `AND "skipped"."outcome" = 'skipped' AND NOT EXISTS (SELECT 1 FROM "payment_tries" "later" ` +
  `WHERE "later"."invoiceID" = "skipped"."invoiceID" AND "later"."number" > "skipped"."number"))`

@Injectable()
export class InvoicesService {
  constructor(
    private readonly database: Database,
    private readonly live: LiveReadiness,
    private readonly environment: Environment,
    private readonly host: HttpAdapterHost,
  ) {}

  get origin(): string {
    return ownOrigin(this.host, this.environment)
  }

  list(own: Own, query: ListInvoices): Promise<Page<InvoiceSummaryView>> {
    return query.q ? this.database.dear(() => this.page(own, query)) : this.page(own, query)
  }

  csv(own: Own, query: ListInvoices): Promise<Readable> {
    // One turn for each page, so that shorter reads come in between.
    return csvOf<ListInvoices, InvoiceSummaryView>(invoiceColumns, query, (page) =>
      this.database.dear(() => this.page(own, page)),
    )
  }

  private page({ clientID, mode }: Own, { q, status, charge, customerID, subscriptionID, ...query }: ListInvoices) {
    return this.database.list((manager) => {
      const builder = manager
        .createQueryBuilder(Invoice, 'invoice')
        .where('invoice.clientID = :clientID', { clientID })
        .andWhere(inMode(mode, 'invoice'))
      if (status) builder.andWhere('invoice.status = :status', { status })
      if (charge === 'skipped') builder.andWhere(`invoice.status = 'open' AND ${isSkipped}`)
      if (customerID) builder.andWhere('invoice.customerID = :customerID', { customerID })
      if (subscriptionID) builder.andWhere('invoice.subscriptionID = :subscriptionID', { subscriptionID })
      if (q) builder.leftJoin(Customer, 'customer', joined).andWhere(matching(q, searched, ['invoice.invoiceID']))
      return readPage(builder, 'invoice', 'invoiceID', query, (invoice) => viewSummary(invoice, this.origin))
    })
  }

  async get(own: OwnInvoice): Promise<InvoiceView> {
    const { read } = this.database
    return viewInvoice(read, await findInvoice(read, own), this.origin)
  }

  create({ clientID, mode }: Own, call: KeyedCall, input: CreateInvoice): Promise<Answer<InvoiceView>> {
    const now = clock.now()
    const invoiceID = newId('inv', now.getTime())
    return this.database.write(async (manager) => {
      const first = await beginCall<InvoiceView>(manager, call, invoiceID)
      if (first) return first
      await this.live.requireFor(manager, mode, clientID)
      const customer = await requireCustomer(manager, { customerID: input.customerID, clientID, mode })
      const asked = { invoiceID, clientID, mode, ...input }
      const coupon = await couponOfDraft(manager, asked, null, await timeOf(manager, customer))
      const { lines, ...sums } = await buildLines(manager, asked, input.lines, coupon)
      const owned = { invoiceID, clientID, mode, createdAt: now, updatedAt: now }
      const couponID = coupon?.couponID ?? null
      const invoice: Invoice = { ...notFinalized, ...owned, ...detailsOf(input), ...sums, couponID }
      await manager.insert(Invoice, manager.create(Invoice, invoice))
      await manager.insert(InvoiceLine, lines)
      const view = await viewInvoice(manager, invoice, this.origin)
      await recordEvent(manager, { clientID, mode, type: 'invoice.created', data: viewSummary(invoice, this.origin) })
      await finishCall(manager, invoiceID, view)
      return firstAnswer(view)
    })
  }

  update(own: OwnInvoice, input: SaveInvoice, ifMatch?: string): Promise<InvoiceView> {
    return this.database.write(async (manager) => {
      const invoice = await findInvoice(manager, own)
      requireSeen(ifMatch, { version: versionOfInvoice(invoice) })
      if (invoice.status !== 'draft') throw new InvoiceNotDraft()
      const { invoiceID, clientID, mode } = invoice
      const customer = await requireCustomer(manager, { customerID: input.customerID, clientID, mode })
      const asked = { invoiceID, clientID, mode, ...input }
      const coupon = await couponOfDraft(manager, asked, invoice, await timeOf(manager, customer))
      const { lines, ...sums } = await buildLines(manager, asked, input.lines, coupon)
      await changeInvoice(manager, invoice, { ...detailsOf(input), ...sums, couponID: coupon?.couponID ?? null })
      await manager.delete(InvoiceLine, { invoiceID })
      await manager.insert(InvoiceLine, lines)
      return viewInvoice(manager, invoice, this.origin)
    })
  }

  /** A draft has no number, so it leaves no gap. */
  delete(own: OwnInvoice): Promise<void> {
    return this.database.write(async (manager) => {
      const { invoiceID, status } = await findInvoice(manager, own)
      if (status !== 'draft') throw new InvoiceNotDraft()
      await releaseOfInvoice(manager, invoiceID, clock.now())
      await manager.delete(InvoiceLine, { invoiceID })
      await manager.delete(Invoice, { invoiceID })
    })
  }
}

export const findInvoice = async (manager: EntityManager, own: OwnInvoice): Promise<Invoice> =>
  orNotFound(await findRow(manager, Invoice, { ...own }), 'invoice')

/** Each change has a later time than the one before, because the version is made of it. */
export const laterThan = ({ updatedAt }: Invoice): Date => new Date(Math.max(clock.time(), updatedAt.getTime() + 1))

export async function changeInvoice(manager: EntityManager, invoice: Invoice, change: Partial<Invoice>): Promise<void> {
  const updatedAt = laterThan(invoice)
  Object.assign(invoice, change, { updatedAt })
  const { invoiceID } = invoice
  await updateRow(manager, Invoice, { invoiceID }, { ...change, updatedAt })
}

export const notFinalized = {
  ...{
    status: 'draft' as const,
    sequence: null,
    number: null,
    token: null,
    language: null,
    footer: null,
    amountPaid: 0,
  },
  ...{ amountCredited: 0, amountReturned: 0 },
  ...{ seller: null, buyer: null, paymentLinkID: null, dueAt: null, finalizedAt: null, sentAt: null },
  ...{ paidAt: null, voidedAt: null, markedUncollectibleAt: null, subscriptionID: null },
}

const detailsOf = ({ customerID, currency, dueInDays, reference, memo, buyerTaxID, metadata }: SaveInvoice) => ({
  ...{ customerID, currency, dueInDays: dueInDays ?? invoiceDueDays },
  ...{ reference: reference ?? null, memo: memo ?? null, buyerTaxID: buyerTaxID ?? null, metadata: metadata ?? {} },
})
