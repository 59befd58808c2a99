import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { invoiceNumberDigits } from '#contract/billing-limits.js'
import { clock } from '#contract/clock.js'
import type { EventType } from '#contract/events.js'
import type { InvoiceView } from '#contract/invoices.js'
import { requireCustomer } from '../../money/customers/customer-rows.js'
import { PaymentLink } from '../../money/payment-links/payment-link.entity.js'
import { newLinkToken } from '../../money/payment-links/payment-links.service.js'
import { isBeingPaid } from '../../money/payment-links/payments-of-links.js'
import { AuditLog, type Record } from '../../platform/audit/audit-log.js'
import { findRow, insertRows, updateRow } from '../../platform/database/rows.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { requireSeen } from '../../platform/http/row-version.js'
import { InvoiceSettings } from '../invoice-settings/invoice-settings.entity.js'
import { releaseOfInvoice } from '../coupons/redeem-coupon.js'
import { BuyerLanguages } from './buyer-languages.js'
import { Invoice } from './invoice.entity.js'
import { InvoiceLine } from './invoice-line.entity.js'
import { insertLink, setLink } from './invoice-links.js'
import { restOf, takesMoney, versionOfInvoice, viewInvoice, viewSummary } from './invoice.view.js'
import {
  InvoiceBeingPaid,
  InvoiceCredited,
  InvoicePartlyPaid,
  InvoiceSellerMissing,
  InvoiceStateConflict,
} from './invoices.errors.js'
import { SettledInvoices } from './settled-invoices.js'
import { changeInvoice, findInvoice, InvoicesService, laterThan, type OwnInvoice } from './invoices.service.js'

const dayMs = 86_400_000

@Injectable()
export class InvoiceStates {
  constructor(
    private readonly audit: AuditLog,
    private readonly invoices: InvoicesService,
    private readonly settled: SettledInvoices,
    private readonly languages: BuyerLanguages,
  ) {}

  /** Finalizing again changes nothing. Units with audit lines stand in line, so no two take one number. */
  finalize(own: OwnInvoice, ifMatch?: string): Promise<InvoiceView> {
    return this.audit.unit(async (manager, record) => {
      const invoice = await findInvoice(manager, own)
      if (invoice.status === 'draft') {
        requireSeen(ifMatch, { version: versionOfInvoice(invoice) })
        await this.finalizeIn(manager, record, invoice, clock.now())
      }
      return viewInvoice(manager, invoice, this.invoices.origin)
    })
  }

  /** In a unit with audit lines. */
  async finalizeIn(manager: EntityManager, record: Record, invoice: Invoice, finalizedAt: Date): Promise<void> {
    await changeInvoice(manager, invoice, await this.frozen(manager, invoice, finalizedAt))
    await this.say(manager, record, invoice, 'finalized')
    if (invoice.total === 0) await this.pay(manager, invoice, 0)
  }

  /** One that is finalized as soon as it is made, in one write. */
  async insertFinal(
    manager: EntityManager,
    record: Record,
    { invoice, lines }: { invoice: Invoice; lines: readonly InvoiceLine[] },
    finalizedAt: Date,
  ): Promise<void> {
    Object.assign(invoice, await this.frozen(manager, invoice, finalizedAt), { updatedAt: laterThan(invoice) })
    await insertRows(manager, Invoice, invoice)
    await insertRows(manager, InvoiceLine, ...lines)
    await this.say(manager, record, invoice, 'finalized')
    if (invoice.total === 0) await this.pay(manager, invoice, 0)
  }

  private async frozen(manager: EntityManager, invoice: Invoice, finalizedAt: Date): Promise<Partial<Invoice>> {
    const { clientID, mode, customerID, dueInDays, total, buyerTaxID } = invoice
    const settings = await findRow(manager, InvoiceSettings, { clientID, mode })
    if (!settings?.numberPrefix || !settings.sellerName) throw new InvoiceSellerMissing()
    const customer = await requireCustomer(manager, { customerID, clientID, mode })
    const { name, emailAddress, address } = customer
    const sequence = settings.lastNumber + 1
    await updateRow(manager, InvoiceSettings, { clientID, mode }, { lastNumber: sequence })
    const digits = String(sequence).padStart(invoiceNumberDigits, '0')
    const number = `${settings.numberPrefix}-${finalizedAt.getUTCFullYear()}-${digits}`
    const language = await this.languages.of(manager, invoice, customer)
    const numbered = { ...invoice, number, language }
    const { sellerName, sellerAddress, sellerTaxID, footer } = settings
    return {
      ...{ status: 'open', sequence, number, language, token: newLinkToken(), finalizedAt, footer },
      dueAt: new Date(finalizedAt.getTime() + dueInDays * dayMs),
      seller: { name: sellerName, emailAddress: null, address: sellerAddress, taxID: sellerTaxID },
      buyer: { name, emailAddress, address, taxID: buyerTaxID },
      paymentLinkID: total > 0 ? (invoice.paymentLinkID ?? (await insertLink(manager, numbered))) : null,
    }
  }

  /** Voiding again changes nothing. */
  void(own: OwnInvoice): Promise<InvoiceView> {
    return this.end(own, 'voided', async (manager, invoice) => {
      const change = await closed(manager, invoice)
      if (change && invoice.couponID) await releaseOfInvoice(manager, invoice.invoiceID, clock.now())
      return change
    })
  }

  /** In a unit with audit lines. */
  async voidIn(manager: EntityManager, record: Record, invoice: Invoice): Promise<void> {
    const change = await closed(manager, invoice)
    if (!change) return
    await changeInvoice(manager, invoice, change)
    await this.say(manager, record, invoice, 'voided')
    await this.settled.tell(manager, invoice)
  }

  /** It can still be paid. */
  markUncollectible(own: OwnInvoice): Promise<InvoiceView> {
    return this.end(own, 'marked_uncollectible', async (_, { status }) => {
      if (status === 'uncollectible') return null
      if (status !== 'open') throw new InvoiceStateConflict(status)
      return { status: 'uncollectible', markedUncollectibleAt: clock.now() }
    })
  }

  /** In the unit of the payment. */
  async pay(manager: EntityManager, invoice: Invoice, amount: number): Promise<void> {
    const isPaid = await this.settle(manager, invoice, { amountPaid: invoice.amountPaid + amount })
    await this.tell(manager, invoice, isPaid ? 'invoice.paid' : 'invoice.partly_paid')
    if (isPaid) await this.settled.tell(manager, invoice)
  }

  /** In the unit of a credit note. Once nothing is due anymore, the invoice is paid. */
  async credit(manager: EntityManager, invoice: Invoice, amount: number, returned: number): Promise<void> {
    const change = {
      amountCredited: invoice.amountCredited + amount,
      amountReturned: invoice.amountReturned + returned,
    }
    if (!(await this.settle(manager, invoice, change))) return
    await this.tell(manager, invoice, 'invoice.paid')
    await this.settled.tell(manager, invoice)
  }

  /** True: it is paid by this change. */
  private async settle(manager: EntityManager, invoice: Invoice, change: Partial<Invoice>): Promise<boolean> {
    const isPaid = takesMoney(invoice) && restOf({ ...invoice, ...change }) <= 0
    await changeInvoice(manager, invoice, {
      ...change,
      ...(isPaid && { status: 'paid' as const, paidAt: clock.now() }),
    })
    await setLink(manager, invoice)
    return isPaid
  }

  /** In the unit in which a payment fails after it had succeeded. `notReturned` was credited, and is no longer refunded. */
  async reopen(manager: EntityManager, invoice: Invoice, amount: number, notReturned: number): Promise<void> {
    const sums = {
      amountPaid: invoice.amountPaid - amount,
      amountReturned: invoice.amountReturned - notReturned,
    }
    const owesMore = restOf({ ...invoice, ...sums }) > 0
    const isDue = invoice.status === 'paid' && owesMore
    const status = invoice.markedUncollectibleAt ? 'uncollectible' : 'open'
    await changeInvoice(manager, invoice, { ...sums, ...(isDue && { status, paidAt: null }) })
    await setLink(manager, invoice)
    await this.tell(manager, invoice, 'invoice.payment_lost')
    if (isDue || (invoice.status === 'open' && owesMore)) await this.settled.tell(manager, invoice)
  }

  private end(
    own: OwnInvoice,
    action: 'voided' | 'marked_uncollectible',
    decide: (manager: EntityManager, invoice: Invoice) => Promise<Partial<Invoice> | null>,
  ): Promise<InvoiceView> {
    return this.audit.unit(async (manager, record) => {
      const invoice = await findInvoice(manager, own)
      const change = await decide(manager, invoice)
      if (change) {
        await changeInvoice(manager, invoice, change)
        await this.say(manager, record, invoice, action)
        await this.settled.tell(manager, invoice)
      }
      return viewInvoice(manager, invoice, this.invoices.origin)
    })
  }

  private async say(
    manager: EntityManager,
    record: Record,
    invoice: Invoice,
    what: 'finalized' | 'voided' | 'marked_uncollectible',
  ): Promise<void> {
    const { invoiceID, clientID, mode, number, currency, total } = invoice
    const after = { clientID, mode, number, currency, total }
    await record({ action: `invoice.${what}`, target: { kind: 'invoice', id: invoiceID }, after })
    await this.tell(manager, invoice, `invoice.${what}`)
  }

  private async tell(
    manager: EntityManager,
    invoice: Invoice,
    type: Extract<EventType, `invoice.${string}`>,
  ): Promise<void> {
    const { clientID, mode } = invoice
    await recordEvent(manager, { clientID, mode, type, data: viewSummary(invoice, this.invoices.origin) })
  }
}

async function closed(manager: EntityManager, invoice: Invoice): Promise<Partial<Invoice> | null> {
  if (invoice.status === 'void') return null
  if (!takesMoney(invoice)) throw new InvoiceStateConflict(invoice.status)
  if (invoice.amountPaid > 0) throw new InvoicePartlyPaid()
  if (invoice.amountCredited > 0) throw new InvoiceCredited()
  const { paymentLinkID } = invoice
  const voidedAt = clock.now()
  if (paymentLinkID) {
    if (await isBeingPaid(manager, paymentLinkID)) throw new InvoiceBeingPaid()
    await updateRow(manager, PaymentLink, { paymentLinkID }, { closedAt: voidedAt })
  }
  return { status: 'void', voidedAt }
}
