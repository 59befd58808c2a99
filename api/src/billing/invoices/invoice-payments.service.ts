import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'
import { clock } from '#contract/clock.js'
import type { Transaction } from '../../money/transactions/transaction.entity.js'
import { Invoice } from './invoice.entity.js'
import { InvoicePayment } from './invoice-payment.entity.js'
import { InvoiceStates } from './invoice-states.service.js'
import { takesMoney } from './invoice.view.js'

@Injectable()
export class InvoicePayments {
  constructor(private readonly states: InvoiceStates) {}

  /** In the unit of the payment: of two that succeed at once, the second finds the invoice paid and goes back. */
  async paid(manager: EntityManager, transaction: Transaction): Promise<void> {
    const { paymentLinkID, status, transactionID, amountCaptured: amount } = transaction
    if (status !== 'succeeded' || !paymentLinkID) return
    const invoice = await manager.findOneBy(Invoice, { paymentLinkID })
    if (!invoice || (await manager.existsBy(InvoicePayment, { transactionID }))) return
    const { invoiceID } = invoice
    const isExtra = !takesMoney(invoice)
    const createdAt = clock.now()
    const refundAfter = isExtra ? createdAt : null
    const rest = { refundID: null, refundFault: null, refundAfter, createdAt }
    await manager.insert(InvoicePayment, { transactionID, invoiceID, amount, isExtra, ...rest })
    if (!isExtra) await this.states.pay(manager, invoice, amount)
  }
}
