import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import type { Mode } from '#contract/modes.js'
import type { Currency } from '#contract/money.js'
import type { Record } from '../../platform/audit/audit-log.js'
import { newId } from '../../platform/crypto/ids.js'
import { recordEvent } from '../../platform/events/record-event.js'
import { type BareLine, summed } from './build-lines.js'
import type { Invoice } from './invoice.entity.js'
import { InvoiceStates } from './invoice-states.service.js'
import { viewSummary } from './invoice.view.js'
import { InvoicesService, notFinalized } from './invoices.service.js'

/** A line that has no invoice yet. */
export type LooseLine = Omit<BareLine, 'invoiceID' | 'invoiceLineID' | 'position'>

interface Asked {
  clientID: string
  mode: Mode
  customerID: string
  subscriptionID: string
  currency: Currency
  dueInDays: number
  at: Date
  /** Of a checkout session that has begun it. */
  paymentLinkID?: string
}

/** Invoices that a subscription makes, finalized in the unit of its renewal or change. */
@Injectable()
export class MadeInvoices {
  constructor(
    private readonly invoices: InvoicesService,
    private readonly states: InvoiceStates,
  ) {}

  async make(
    manager: EntityManager,
    record: Record,
    { at, ...asked }: Asked,
    loose: readonly LooseLine[],
  ): Promise<Invoice> {
    const invoiceID = newId('inv', at.getTime())
    const { lines, ...sums } = summed(onInvoice(invoiceID, loose))
    const written = { reference: null, memo: null, buyerTaxID: null, metadata: {}, createdAt: at, updatedAt: at }
    const invoice: Invoice = { ...notFinalized, couponID: null, ...written, ...asked, ...sums, invoiceID }
    const { clientID, mode } = asked
    const data = viewSummary(invoice, this.invoices.origin)
    await recordEvent(manager, { clientID, mode, type: 'invoice.created', data })
    await this.states.insertFinal(manager, record, { invoice, lines }, at)
    return invoice
  }
}

export const onInvoice = (invoiceID: string, lines: readonly LooseLine[]): BareLine[] =>
  lines.map((line, position) => ({ ...line, invoiceLineID: newId('ivl'), invoiceID, position }))
