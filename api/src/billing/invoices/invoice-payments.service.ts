import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { Transaction } from '../../money/transactions/transaction.entity.js'
import { findRow, insertRows } from '../../platform/database/rows.js'
import { CreditedPayments } from './credited-payments.js'
import { Invoice } from './invoice.entity.js'
import { InvoicePayment } from './invoice-payment.entity.js'
import { InvoiceStates } from './invoice-states.service.js'
import { dueOf } from './invoice.view.js'

/** Each runs in the unit in which the payment succeeds or fails, so that invoice and payment never disagree. */
@Injectable()
export class InvoicePayments {
  constructor(
    private readonly states: InvoiceStates,
    private readonly credited: CreditedPayments,
  ) {}

  /** The invoice takes what is still due. The rest of the payment is refunded. */
  async paid(manager: EntityManager, transaction: Transaction): Promise<void> {
    const { paymentLinkID, status, transactionID, amountCaptured: amount } = transaction
    if (status !== 'succeeded' || !paymentLinkID) return
    const known = await findRow(manager, InvoicePayment, { transactionID })
    const invoice = await findRow(manager, Invoice, known ? { invoiceID: known.invoiceID } : { paymentLinkID })
    if (!invoice) return
    if (known) return this.restore(manager, invoice, known)
    const taken = Math.min(amount, dueOf(invoice))
    const createdAt = clock.now()
    const payment: InvoicePayment = {
      ...{ transactionID, invoiceID: invoice.invoiceID, amount, isExtra: taken === 0, amountExtra: amount - taken },
      ...{ amountRefunded: 0, refundID: null, refundFault: null, refundAfter: taken < amount ? createdAt : null },
      ...{ lostAt: null, createdAt },
    }
    await insertRows(manager, InvoicePayment, payment)
    if (taken > 0) await this.states.pay(manager, invoice, taken)
  }

  /** The payment failed after it had succeeded: its part of the invoice is due again. */
  async lost(manager: EntityManager, { transactionID }: Transaction): Promise<void> {
    const payment = await findRow(manager, InvoicePayment, { transactionID })
    if (!payment || payment.lostAt) return
    await manager.update(InvoicePayment, { transactionID }, { lostAt: clock.now(), refundAfter: null })
    const { invoiceID, amount, amountExtra } = payment
    const invoice = await manager.findOneByOrFail(Invoice, { invoiceID })
    if (amount === amountExtra) return
    const notReturned = await this.credited.dropRefunds(manager, transactionID)
    await this.states.reopen(manager, invoice, amount - amountExtra, notReturned)
  }

  /** The processor collected a lost payment after all. Another payment may have taken its place by then. */
  private async restore(manager: EntityManager, invoice: Invoice, payment: InvoicePayment): Promise<void> {
    if (!payment.lostAt) return
    const { transactionID, amount, amountExtra: before, amountRefunded } = payment
    const taken = Math.min(amount - before, dueOf(invoice))
    const amountExtra = amount - taken
    const isDue = amountExtra > amountRefunded
    const refund = isDue ? { refundID: null, refundFault: null, refundAfter: clock.now() } : {}
    const change = { lostAt: null, amountExtra, isExtra: taken === 0, ...refund }
    await manager.update(InvoicePayment, { transactionID }, change)
    if (taken > 0) await this.states.pay(manager, invoice, taken)
  }
}
